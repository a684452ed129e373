import { styled } from 'styled-components'
import { NotFoundPage as Lost } from '@tryka/app-shell'
import { BRAND, JOBS_PATH, VERIFY_PATH } from '@tryka/domain'

const PLACES = [
  { path: '/early-access', label: 'Early access' },
  { path: JOBS_PATH, label: 'Open jobs' },
  { path: '/skills', label: 'Skills and tracks' },
  { path: VERIFY_PATH, label: 'Check a credential' },
  { path: '/blog', label: 'All articles' },
  { path: '/careers', label: `Work at ${BRAND.name}` },
] as const

/** Any other path, with the places that people look for most. */
export const NotFoundPage = () => (
  <Lost>
    <Places aria-labelledby="places-title">
      <h2 id="places-title">Perhaps one of these</h2>
      <ul>
        {PLACES.map(({ path, label }) => (
          <li key={path}>
            <a href={path}>{label}</a>
          </li>
        ))}
      </ul>
    </Places>
  </Lost>
)

const Places = styled.nav`
  h2 {
    font: var(--fw-medium) var(--fs-3) / 1.4 var(--font-body);
    color: var(--text-3);
  }
  ul {
    display: grid;
    grid-template-columns: repeat(2, max-content);
    gap: 0 var(--sp-7);
    margin-top: var(--sp-2);
  }
  a {
    display: inline-block;
    padding-block: 0.25rem;
  }
`
