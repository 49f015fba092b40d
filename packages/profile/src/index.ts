export { ProfileMenu } from './header/ProfileMenu.tsx'
export { profileTexts } from './texts/ru.ts'
export { operationsRoute } from './operations/operations.route.ts'
export { profileRoutes } from './routes.ts'
