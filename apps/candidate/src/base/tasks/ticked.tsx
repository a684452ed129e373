export { Ticked } from '@tryka/ui'
