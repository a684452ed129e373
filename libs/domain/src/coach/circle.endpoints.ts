import { endpoint } from '../http/endpoint'
import type { Circles, CirclesQuery } from './circle.schema'

export const listCircles = endpoint<{ query: typeof CirclesQuery; response: typeof Circles }>(
  'GET',
  '/api/admin/coach/circles',
)
