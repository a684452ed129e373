import type { RoleKnowledge } from './types'

const area = 'Cloud Computing'

export const cloudComputing: RoleKnowledge[] = [
  {
    title: 'Cloud Engineer',
    aliases: ['cloud developer', 'cloud infrastructure engineer', 'infrastructure engineer'],
    area,
    purpose: 'builds the ground that other services stand on',
    skillGroups: ['Providers', 'Infrastructure as code', 'Networks', 'Cost'],
    tasks: [
      'Built and ran infrastructure for [how many?] services as code',
      'Moved [what?] to the cloud with [how much?] downtime',
      'Lowered monthly cost from [how much?] to [how much?] by [which change?]',
      'Set up backups and proved that they restore in [how long?]',
      'Cut the rights of [which accounts?] to what they need',
    ],
  },
  {
    title: 'Cloud Architect',
    aliases: [
      'solutions architect',
      'cloud solutions architect',
      'enterprise architect',
      'infrastructure architect',
    ],
    area,
    purpose: 'designs systems that survive growth, failure and a change of mind',
    skillGroups: ['Architecture', 'Networks and identity', 'Cost', 'Communication'],
    tasks: [
      'Designed [which system?] for [how many?] users and wrote down what was decided against',
      'Led the move of [what?] over [how long?] with [how many?] teams',
      'Reviewed [how many?] designs and prevented [which problem?]',
      'Set the standards for [which subject?] that [how many?] teams follow',
      'Planned for the loss of [which part?] and rehearsed it',
    ],
  },
  {
    title: 'Cloud Operations Engineer',
    aliases: ['cloudops engineer', 'cloud administrator', 'systems administrator', 'system administrator'],
    area,
    purpose: 'keeps services running and people informed when they do not',
    skillGroups: ['Systems', 'Monitoring', 'Scripting', 'Support'],
    tasks: [
      'Ran [how many?] servers or services for [how many?] people',
      'Automated [which task?] and saved [how much?] a week',
      'Resolved [how many?] incidents a month and removed the cause of [which?]',
      'Kept systems patched within [how long?] of a release',
      'Wrote the handbook for [which system?]',
    ],
  },
  {
    title: 'Platform Engineer',
    aliases: ['internal platform engineer', 'developer platform engineer', 'kubernetes engineer'],
    area,
    purpose: 'gives developers a paved road from an idea to a running service',
    skillGroups: ['Orchestration', 'Automation', 'Languages', 'Developer experience'],
    tasks: [
      'Built the platform that [how many?] developers deploy to',
      'Cut the time to a new running service from [how long?] to [how long?]',
      'Asked developers what slowed them down and fixed [what?] first',
      'Introduced limits and alerts that keep one service from harming another',
      'Upgraded [what?] across [how many?] services without downtime',
    ],
  },
  {
    title: 'Database Administrator',
    aliases: ['dba', 'database engineer', 'database reliability engineer'],
    area,
    purpose: 'keeps data safe, fast and there when it is needed',
    skillGroups: ['Databases', 'Tuning', 'Backup and recovery', 'Scripting'],
    tasks: [
      'Ran [how many?] databases holding [how much?] of data',
      'Brought [which query?] from [how long?] to [how long?]',
      'Restored [what?] in [how long?] in a rehearsal',
      'Upgraded [which system?] with [how much?] downtime',
      'Reviewed schema changes of [how many?] teams',
    ],
  },
]
