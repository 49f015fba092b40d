import { configureGlobal } from 'fast-check'

// The same examples for every mutant, and the first that fails is enough.
configureGlobal({ seed: 20_261_121, endOnFailure: true, interruptAfterTimeLimit: 2_000 })
