import { configureGlobal } from 'fast-check'

// The same examples for every mutant, and the first that fails is enough.
configureGlobal({ seed: 20_261_121, endOnFailure: true, interruptAfterTimeLimit: 2_000 })

// What they read of a browser while they are loaded; a whole one would have to be made for every mutant.
Object.assign(globalThis, { window: globalThis })
