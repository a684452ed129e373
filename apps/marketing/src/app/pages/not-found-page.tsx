import { NotFoundPage as Lost } from '@tryka/app-shell'

/** Any other path. */
export const NotFoundPage = () => <Lost />
