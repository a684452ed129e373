import { dashboardPath, PLACE_PARAM, type PlaceRow } from '@tryka/domain'

/** The dashboard of a place. */
export const placePath = ({ side, place }: Pick<PlaceRow, 'side' | 'place'>): string =>
  dashboardPath(side, 'overview', { [PLACE_PARAM]: place })
