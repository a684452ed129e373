import { cpSync, rmSync } from 'node:fs'
import { at, env } from './env.mjs'
import { nx } from './run.mjs'

const SITES = ['marketing', 'candidate', 'admin']

/** Host names of one registrable domain; the journeys' browser knows where they are. */
const SEPARATE = {
  PUBLIC_URL: 'http://www.tryka.localhost',
  VITE_API_URL: 'http://api.tryka.localhost',
  VITE_APP_URL: 'http://app.tryka.localhost',
  VITE_SITE_URL: 'http://www.tryka.localhost',
}

/** Settings of a build are those of the journeys, whatever `.env` says. */
const NONE = {
  ...Object.fromEntries(Object.keys(SEPARATE).map((name) => [name, undefined])),
  VITE_CAREERS_URL: undefined,
  VITE_LINKEDIN_URL: undefined,
  VITE_X_URL: undefined,
  VITE_GITHUB_URL: undefined,
}

/** Builds everything for one origin, and the sites once more for host names of their own, beside the journeys. */
export async function buildForJourneys() {
  const target = at('apps', 'e2e', 'test-output', 'separate')
  const apart = await nx(['run-many', '-t', 'build', '-p', SITES.join(',')], {
    env: { ...env, ...NONE, ...SEPARATE },
    quiet: true,
  })
  if (!apart.ok) return apart
  rmSync(target, { recursive: true, force: true })
  for (const site of SITES) cpSync(at('apps', site, 'dist'), `${target}/${site}`, { recursive: true })
  return nx(['run-many', '-t', 'build'], { env: { ...env, ...NONE }, quiet: true })
}
