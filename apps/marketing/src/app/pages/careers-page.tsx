import { lazy, type ComponentType } from 'react'
import { still } from '../../base/still'
import { POSITIONS } from '../../features/careers/content'
import type { PageProps } from '../route'

const NotFound = lazy(async () => ({ default: (await import('./not-found-page')).NotFoundPage }))

const BODIES: Readonly<Record<string, ComponentType>> = {
  '': still(() => import('../../features/careers/careers-body').then((module) => module.CareersBody)),
  ...Object.fromEntries(
    POSITIONS.map((position) => [
      position.id,
      still(async () => {
        const { PositionBody } = await import('../../features/careers/position-body')
        return () => <PositionBody position={position} />
      }),
    ]),
  ),
}

/** `/careers` and `/careers/:id`: applying opens the contact form, so nothing here needs a script. */
export function CareersPage({ params }: PageProps) {
  const Body = BODIES[params['id'] ?? '']
  if (!Body) return <NotFound />
  return (
    <main id="main" tabIndex={-1}>
      <Body />
    </main>
  )
}
