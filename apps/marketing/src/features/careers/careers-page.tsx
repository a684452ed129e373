import { still } from '../../base/still'

const Body = still(() => import('./careers-body').then((module) => module.CareersBody))

/** `/careers`: applying opens a mail, so nothing on it needs a script. */
export const CareersPage = () => (
  <main id="main" tabIndex={-1}>
    <Body />
  </main>
)
