/** Tells whether a captcha was read right; capital letters don't matter. */
export function captchaMatches(answer: string | null, read: string): boolean {
  return answer !== null && answer.toLowerCase() === read.trim().toLowerCase()
}
