export { themeScript } from '@tryka/ui'
