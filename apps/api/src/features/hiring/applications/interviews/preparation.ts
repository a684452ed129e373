import type { CandidateInterview, InterviewType, PreparationFacts } from '@tryka/domain'
import type { StoredPostingRow } from '../../postings/posting.table'
import type { StoredCompanyRow } from '../../team/team.table'

const EVERYBODY = [
  'Read the job again and mark what you have done before.',
  'Have two questions of your own ready.',
  'Keep the resume that you sent beside you.',
]
const CHECKLISTS: Record<InterviewType, string[]> = {
  Phone: [
    'Find a quiet place with good reception.',
    'Charge the phone and keep the number of the team at hand.',
  ],
  Video: ['Test camera, microphone and the meeting link.', 'Put the light in front of you, not behind.'],
  'On-site': [
    'Look up the way and plan a quarter of an hour more.',
    'Bring an identity card for the reception.',
  ],
  Technical: [
    'Open the editor that you would work in and close everything else.',
    'Say what you are thinking while you work.',
    'Warm up with one small problem on the day.',
  ],
  Panel: ['Learn the names and roles of the people you meet.', 'Answer to everybody, not only to who asked.'],
}
const QUESTIONS: Record<InterviewType, string[]> = {
  Phone: ['Why this role, and why now?', 'What would you like to learn in the first months?'],
  Video: ['Tell us about a project that you are proud of.', 'How do you work with people in other places?'],
  'On-site': ['How would you begin in the first week?', 'Which part of the work do you like least?'],
  Technical: [
    'How would you find out that your solution is wrong?',
    'Which trade-off would you make differently today?',
  ],
  Panel: ['Tell us about a disagreement and how it ended.', 'How do you decide what not to do?'],
}

/** What helps before an interview: the same for everybody with that type, and what the posting asks for. */
export function preparationOf(
  interview: CandidateInterview,
  posting: StoredPostingRow,
  company: StoredCompanyRow,
): PreparationFacts {
  const skills = posting.skills.map(({ skill }) => skill)
  const musts = posting.skills.filter(({ importance }) => importance === 'must')
  return {
    interview,
    job: { title: posting.title, description: posting.description, skills },
    about: company.description,
    checklist: [...CHECKLISTS[interview.type], ...EVERYBODY],
    questions: [
      ...QUESTIONS[interview.type],
      ...musts.slice(0, 3).map(({ skill }) => `Where have you used ${skill}, and what came of it?`),
    ],
    materials: [
      {
        title: `What ${company.name} does`,
        body: company.description,
        url: null,
      },
      {
        title: 'What the role asks for',
        body: posting.skills
          .map(
            ({ skill, importance }) => `${skill} (${importance === 'must' ? 'must have' : 'nice to have'})`,
          )
          .join(', '),
        url: null,
      },
    ],
  }
}
