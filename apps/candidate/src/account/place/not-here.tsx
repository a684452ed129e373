import { lazy, Suspense } from 'react'
import type { ApiError } from '@tryka/api-client'
import { Opening } from './opening'

const Page = lazy(() => import('./not-here-page').then((module) => ({ default: module.NotHerePage })))

/** Few ever see it, so nobody else loads it. */
export const NotHere = ({ refusal }: { refusal?: ApiError }) => (
  <Suspense fallback={<Opening />}>
    <Page refusal={refusal} />
  </Suspense>
)
