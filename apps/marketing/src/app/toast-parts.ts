export { notify, Toaster } from '@tryka/app-shell'
