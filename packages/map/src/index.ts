export { mapMenu } from './menu.ts'
export { mapMessages } from './messages/mapMessages.ts'
export type { ParkHereSearch } from './model/parkHereLink.ts'
export { mapRoute } from './mapRoute.ts'
export { mapRoutes } from './routes.ts'
export {
  placeChosen,
  selectionCleared,
  useMapView,
  zoneChosen,
  type MapView,
  type Selection,
} from './view/useMapView.ts'
