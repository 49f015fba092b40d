export { companyRoute } from './company/companyRoute.ts'
export { companyLoginRoute } from './login/companyLoginRoute.ts'
export { coopMessages } from './messages/coopMessages.ts'
export { coopGuestRoutes, coopMemberRoutes } from './routes.ts'
