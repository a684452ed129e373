import { DASHBOARD_PATHS, demoPlace, PLACE_PARAM } from '@tryka/domain'

export const DEMO = `${DASHBOARD_PATHS.candidate}?${PLACE_PARAM}=${demoPlace('candidate')}`
