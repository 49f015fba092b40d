/** The page with what it needs before it shows itself: one file. */
export { loadMyProfile } from './loadMyProfile.ts'
export { MyProfilePage } from './MyProfilePage.tsx'
