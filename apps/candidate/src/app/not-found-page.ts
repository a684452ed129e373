// A chunk of its own: few lose their way, and everybody would load it.
export { NotFoundPage } from '@tryka/app-shell'
