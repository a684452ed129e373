export { checked, filled, oneOf, optional, wholeFrom } from '@tryka/app-shell/forms'
