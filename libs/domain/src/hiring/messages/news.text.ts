/** Whom and what a line under the bell names, each as its row has it. */
export interface NewsNames {
  company: string
  job: string
  person: string
}

type ForCandidate = Pick<NewsNames, 'company' | 'job'>
type ForTeam = Pick<NewsNames, 'person' | 'job'>

/** What each side reads about a step of an interview. */
export interface InterviewNews {
  candidate: (names: ForCandidate) => string
  company: (names: ForTeam) => string
}

/** The steps of an interview as the side reads them that did not take them; after a consequence both. */
export const INTERVIEW_NEWS = {
  proposed: {
    candidate: ({ company, job }) => `${company} proposes interview times for ${job}`,
    company: ({ person, job }) => `Interview times for ${job} were proposed to ${person}`,
  },
  confirmed: {
    candidate: ({ company, job }) => `${company} confirmed your interview for ${job}`,
    company: ({ person, job }) => `${person} confirmed an interview for ${job}`,
  },
  otherTimes: {
    candidate: ({ company, job }) => `${company} proposes other interview times for ${job}`,
    company: ({ person, job }) => `${person} proposes other interview times for ${job}`,
  },
  timesWanted: {
    candidate: ({ company, job }) => `${company} asks you for other interview times for ${job}`,
    company: ({ person, job }) => `${person} cannot come at any of the proposed times for ${job}`,
  },
  cancelled: {
    candidate: ({ company, job }) => `${company} cancelled an interview for ${job}`,
    company: ({ person, job }) => `${person} cancelled an interview for ${job}`,
  },
  missedByPerson: {
    candidate: ({ company, job }) => `${company} reported that you missed an interview for ${job}`,
    company: ({ person, job }) => `${person} missed an interview for ${job}`,
  },
  missedByCompany: {
    candidate: ({ company, job }) => `${company} reported a missed interview for ${job}`,
    company: ({ person, job }) => `${person} reported that nobody came to an interview for ${job}`,
  },
  tasksAsked: {
    candidate: ({ company, job }) => `${company} asks for five short tasks in your interview for ${job}`,
    company: ({ person, job }) => `${person} was asked for five short tasks in the interview for ${job}`,
  },
  outcome: {
    candidate: ({ company, job }) => `${company} has news about your interview for ${job}`,
    company: ({ person, job }) => `The interview with ${person} for ${job} has an outcome`,
  },
} as const satisfies Record<string, InterviewNews>
export type InterviewNewsName = keyof typeof INTERVIEW_NEWS

const about = (job: string | null | undefined): string => (job ? ` about ${job}` : '')

/** What a person reads under the bell about a job and its company. */
export const CANDIDATE_NEWS = {
  moved: ({ company, job }: ForCandidate, what: string): string => `${what}: ${job} at ${company}`,
  decided: ({ company, job }: ForCandidate): string => `${company} has decided about ${job}`,
  ended: ({ company, job }: ForCandidate): string => `Your application for ${job} at ${company} has ended`,
  changed: ({ company, job }: ForCandidate, what: string): string => `${job} at ${company} changed: ${what}`,
  invited: ({ company, job }: ForCandidate): string => `${company} invites you to apply: ${job}`,
  offered: ({ company, job }: ForCandidate): string => `${company} sent you an offer for ${job}`,
  tookBack: ({ company, job }: ForCandidate): string => `${company} took the offer for ${job} back`,
  takenBack: ({ company, job }: ForCandidate, why: string): string =>
    `The offer for ${job} at ${company} was taken back: ${why}`,
  suspended: ({ company, job }: ForCandidate): string =>
    `${company} is suspended: you may withdraw your application for ${job}`,
  wroteTo: (company: string, job?: string | null): string => `${company} sent you a message${about(job)}`,
  wantsToTalk: (company: string, job?: string | null): string =>
    `${company} would like to talk to you${about(job)}`,
  wantsProof: ({ company, job }: ForCandidate, skill: string): string =>
    `${company} asks whether you would verify ${skill} for ${job}`,
} as const

/** What a team reads under the bell about a person and a job of the company. */
export const TEAM_NEWS = {
  applied: ({ person, job }: ForTeam): string => `${person} applied for ${job}`,
  withdrew: ({ person, job }: ForTeam): string => `${person} withdrew from ${job}`,
  erased: ({ job }: Pick<NewsNames, 'job'>): string => `An applicant for ${job} erased their profile`,
  answeredOffer: ({ person, job }: ForTeam, isYes: boolean): string =>
    `${person} ${isYes ? 'accepted' : 'declined'} the offer for ${job}`,
  answeredInvitation: ({ person, job }: ForTeam, isYes: boolean): string =>
    `${person} ${isYes ? 'accepted' : 'declined'} the invitation to apply for ${job}`,
  /** A no names nobody, and no job that would say who it was. */
  answeredRequest: (person: string, isYes: boolean, job?: string | null): string =>
    isYes ? `${person} said yes to a talk${about(job)}` : 'A request to talk was declined',
  /** Whoever was to hold an interview left the team. */
  handedOver: ({ person, job }: ForTeam, to: string, isFree: boolean): string =>
    isFree
      ? `${to} now holds the interview with ${person} for ${job}: nobody else of it is left`
      : `${to} now holds the interview with ${person} for ${job}, and has another one at that time: move one of them`,
  closing: (job: string, people: string): string =>
    `${job} is filled: ${people} will end in two days unless you decide`,
  filled: (job: string, toDecide: string): string => `${job} is filled and closed${toDecide}`,
  pastItsDate: (job: string): string => `${job} has reached its closing date`,
} as const
