export { newId } from '@tryka/app-shell'
