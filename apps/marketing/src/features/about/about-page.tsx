import { still } from '../../base/still'

const Body = still(() => import('./about-body').then((module) => module.AboutBody))

/** `/about-us`: nothing on it needs a script. */
export const AboutPage = () => (
  <main id="main" tabIndex={-1}>
    <Body />
  </main>
)
