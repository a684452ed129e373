import { still } from '../../base/still'

const Body = still(() => import('./academy-body').then((module) => module.AcademyBody))

/** `/academy`: nothing on it needs a script. */
export const AcademyPage = () => (
  <main id="main" tabIndex={-1}>
    <Body />
  </main>
)
