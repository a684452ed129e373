import { contract } from '../http/contract'
import { listCircles } from './circle.endpoints'
import { Circles, CirclesQuery } from './circle.schema'

export const circlesApi = {
  list: contract(listCircles, {
    query: CirclesQuery,
    response: Circles,
    access: 'admin',
    adminRole: 'moderator',
    summary: 'People whose help was mostly confirmed by the same two, the latest help first',
  }),
}
