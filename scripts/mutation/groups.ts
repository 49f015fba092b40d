/** What must be tested best, because others build on it or money hangs on it. */
export const groups: Readonly<Record<string, readonly string[]>> = {
  plates: ['packages/plates/src/**/*.ts'],
  pricing: ['packages/pricing/src/**/*.ts'],
  money: [
    'packages/domain/src/{payment,duration,session,operation}/**/*.ts',
    'packages/domain/src/receipt/checkPayer.ts',
    'packages/domain/src/permit/permitStart.ts',
    'packages/payments/src/{charge,kinds}/**/*.ts',
  ],
}

/** The tests and what only they use: it is not measured, it measures. */
export const tests = ['!**/*.{test,testkit}.ts', '!packages/plates/src/samplePlates.ts']

/** The least score of each group, in per cent. */
export const leastScore = 90
