import type { RoleKnowledge } from './types'

const area = 'DevOps'

export const devops: RoleKnowledge[] = [
  {
    title: 'DevOps Engineer',
    aliases: ['dev ops engineer', 'senior devops engineer', 'automation engineer', 'devops specialist'],
    area,
    purpose: 'shortens the way from a change to its safe release',
    skillGroups: ['Pipelines', 'Infrastructure as code', 'Containers', 'Monitoring'],
    tasks: [
      'Built the delivery pipeline for [how many?] services; a release went from [how long?] to [how long?]',
      'Made every environment reproducible from code',
      'Cut failed releases from [how many?] to [how many?] a month',
      'Set up monitoring that found [which problem?] before users did',
      'Taught [which teams?] to release and roll back on their own',
    ],
  },
  {
    title: 'Site Reliability Engineer',
    aliases: ['sre', 'reliability engineer', 'production engineer'],
    area,
    purpose: 'decides how reliable a service must be, and keeps it there',
    skillGroups: ['Languages', 'Observability', 'Incident response', 'Capacity'],
    tasks: [
      'Agreed service levels for [which services?] and reported against them',
      'Led [how many?] incident reviews and saw the actions done',
      'Removed [how much?] of repeated manual work by [which change?]',
      'Planned capacity for [which event?], which passed without loss',
      'Cut pages outside working hours from [how many?] to [how many?] a week',
    ],
  },
  {
    title: 'Build and Release Engineer',
    aliases: ['release engineer', 'build engineer', 'release manager', 'ci/cd engineer'],
    area,
    purpose: 'makes builds fast, repeatable and boring',
    skillGroups: ['Build systems', 'Pipelines', 'Scripting', 'Artifacts'],
    tasks: [
      'Brought the build of [what?] from [how long?] to [how long?]',
      'Made builds repeatable to the byte, with signed artifacts',
      'Found and removed [how many?] unreliable tests with their owners',
      'Coordinated [how many?] releases across [which teams?]',
      'Wrote the way back for a bad release, and used it in [how long?]',
    ],
  },
  {
    title: 'DevSecOps Engineer',
    aliases: ['secure devops engineer', 'security automation engineer'],
    area,
    purpose: 'builds security checks into delivery without slowing it',
    skillGroups: ['Pipelines', 'Application security', 'Secrets', 'Policy as code'],
    tasks: [
      'Added [which checks?] to the pipelines of [how many?] teams',
      'Brought the share of builds with known weaknesses from [how much?] to [how much?]',
      'Moved secrets out of [where?] and rotated them',
      'Tuned the checks until [how much?] of what they raised was real',
      'Wrote policies that refuse [what?] before it is deployed',
    ],
  },
  {
    title: 'Systems Engineer',
    aliases: ['linux engineer', 'unix engineer', 'linux systems engineer', 'network engineer'],
    area,
    purpose: 'understands a machine from the wire to the application',
    skillGroups: ['Operating systems', 'Networks', 'Scripting', 'Hardware'],
    tasks: [
      'Designed and ran [which systems?] for [how many?] people',
      'Traced [which fault?] through [which layers?] and repaired its cause',
      'Automated the installation of [how many?] machines',
      'Measured and raised the throughput of [what?] from [how much?] to [how much?]',
      'Documented [which system?] so that others could take it over',
    ],
  },
]
