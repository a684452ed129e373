import { lazy, type ComponentType } from 'react'
import { still } from '../../base/still'
import { OPEN } from '../../features/skills/content'
import type { PageProps } from '../route'

const NotFound = lazy(async () => ({ default: (await import('./not-found-page')).NotFoundPage }))

const BODIES: Readonly<Record<string, ComponentType>> = {
  '': still(() => import('../../features/skills/skills-body').then((module) => module.SkillsBody)),
  ...Object.fromEntries(
    OPEN.map((track) => [
      track.slug,
      still(async () => {
        const { TrackBody } = await import('../../features/skills/track-body')
        return () => <TrackBody track={track} />
      }),
    ]),
  ),
}

/** `/skills` and `/skills/:track`: what can be proved here, and what a person knows before. Nothing needs a script. */
export function SkillsPage({ params }: PageProps) {
  const Body = BODIES[params['track'] ?? '']
  if (!Body) return <NotFound />
  return (
    <main id="main" tabIndex={-1}>
      <Body />
    </main>
  )
}
