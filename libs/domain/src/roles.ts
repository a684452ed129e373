/** The roles of a company's team. The contract of a call names those that may make it. */
export const TEAM_ROLES = ['Admin', 'Hiring Manager', 'Recruiter'] as const
export type TeamRole = (typeof TEAM_ROLES)[number]
