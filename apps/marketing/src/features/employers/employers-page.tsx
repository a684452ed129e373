import { still } from '../../base/still'

const Body = still(() => import('./employers-body').then((module) => module.EmployersBody))

/** `/employers`: how hiring works; nothing on it needs a script. */
export const EmployersPage = () => (
  <main id="main" tabIndex={-1}>
    <Body />
  </main>
)
