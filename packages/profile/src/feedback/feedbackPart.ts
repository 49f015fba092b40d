/** The page with what it needs before it shows itself: one file. */
export { loadFeedback } from './loadFeedback.ts'
export { FeedbackPage } from './FeedbackPage.tsx'
