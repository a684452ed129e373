import type { RoleKnowledge } from './types'

const area = 'Cybersecurity'

export const cybersecurity: RoleKnowledge[] = [
  {
    title: 'Cybersecurity Specialist',
    aliases: [
      'cyber security specialist',
      'information security specialist',
      'security specialist',
      'it security specialist',
    ],
    area,
    purpose: 'keeps systems and the people who use them out of harm',
    skillGroups: ['Networks and systems', 'Detection', 'Standards', 'Communication'],
    tasks: [
      'Secured [which systems?] for [how many?] people',
      'Found and closed [how many?] weaknesses, the most serious being [which kind?]',
      'Brought the time to repair a serious weakness from [how long?] to [how long?]',
      'Prepared [which audit?] and passed with [how many?] findings',
      'Ran training that cut [which risky behaviour?] from [how much?] to [how much?]',
    ],
  },
  {
    title: 'Security Engineer',
    aliases: [
      'application security engineer',
      'appsec engineer',
      'product security engineer',
      'cloud security engineer',
    ],
    area,
    purpose: 'makes the safe way to build software the easy way',
    skillGroups: ['Languages', 'Application security', 'Cloud and identity', 'Automation'],
    tasks: [
      'Reviewed the design of [which product?] and changed [what?] before it was built',
      'Built [which check?] into every build; it stopped [how many?] faults',
      'Removed [which whole class of fault?] by [which change?]',
      'Replaced long-lived keys with [what?] across [how many?] services',
      'Handled reports from outside researchers, answering within [how long?]',
    ],
  },
  {
    title: 'Security Analyst',
    aliases: ['soc analyst', 'cybersecurity analyst', 'information security analyst', 'threat analyst'],
    area,
    purpose: 'notices what should not be there and says so quickly',
    skillGroups: ['Monitoring', 'Investigation', 'Scripting', 'Reporting'],
    tasks: [
      'Watched over [how many?] systems and investigated [how many?] alerts a week',
      'Cut false alarms by [how much?] by rewriting [which rules?]',
      'Detected [which incident?] and worked with [whom?] to contain it in [how long?]',
      'Wrote the steps that colleagues follow for [which kind of alert?]',
      'Hunted for [which technique?] and found [what?]',
    ],
  },
  {
    title: 'Penetration Tester',
    aliases: ['ethical hacker', 'offensive security engineer', 'red team operator', 'pen tester'],
    area,
    purpose: 'breaks in with permission, and explains how to prevent it',
    skillGroups: ['Web and network testing', 'Scripting', 'Reporting', 'Rules of engagement'],
    tasks: [
      'Tested [how many?] applications or networks within an agreed scope',
      'Found [which serious weakness?] and showed its effect without harm',
      'Wrote reports that developers could act on; [how much?] was repaired by the retest',
      'Built [which tool or script?] to speed up [which step?]',
      'Trained [how many?] developers with examples from their own code',
    ],
  },
  {
    title: 'Incident Responder',
    aliases: ['incident response engineer', 'dfir analyst', 'forensic analyst', 'digital forensics analyst'],
    area,
    purpose: 'restores order when something has gone wrong, and learns from it',
    skillGroups: ['Forensics', 'Coordination', 'Systems', 'Writing'],
    tasks: [
      'Led the response to [how many?] incidents, among them [which kind?]',
      'Brought the time from alert to containment from [how long?] to [how long?]',
      'Kept evidence so that [which question?] could be answered later',
      'Wrote the report and saw [how many?] of its actions carried out',
      'Rehearsed [which scenario?] with [which teams?]',
    ],
  },
]
