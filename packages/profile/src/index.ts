export { ProfileGuard } from './account/ProfileGuard.tsx'
export { LoginModal } from './login/LoginModal.tsx'
export {
  loginDismissed,
  loginRequested,
  useLoginModal,
  type LoginModalState,
} from './login/useLoginModal.ts'
export { ProfileMenu } from './menu/ProfileMenu.tsx'
export { profileMessages } from './messages/profileMessages.ts'
export { operationsRoute } from './operations/operationsRoute.ts'
export { profileGuestRoutes, profileRoutes } from './routes.ts'
