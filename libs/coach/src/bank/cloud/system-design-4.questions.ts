import { patterns } from '../patterns'
import type { Question } from '../question'

export const CLOUD_SYSTEM_DESIGN_4: readonly Question[] = [
  {
    id: 'cloud/system-design/accounts-for-teams',
    revision: 1,
    status: 'active',
    areas: ['Cloud Computing', 'Cybersecurity'],
    type: 'system-design',
    level: 'expert',
    skills: ['AWS', 'Terraform', 'Cloud Security'],
    topics: [],
    stem: 'A company of 120 teams works in one single cloud account. Last month a test script deleted the queue of another team, and nobody can say who spends what. Design how teams get a place of their own within a day, without each of them becoming an expert in security.',
    clarify: [
      {
        ask: 'How much is spent?',
        answer: '900,000 euros a month, 30 percent of it without an owner.',
      },
      {
        ask: 'How many run it?',
        answer: 'A platform group of seven.',
      },
      {
        ask: 'What may never happen?',
        answer: 'Customer data that is open to the world, or outside of Europe.',
      },
    ],
    seconds: 540,
    keyPoints: [
      {
        id: 'blast',
        text: 'What one mistake may reach, and which rules nobody may break.',
        weight: 'must',
        criterion: 'requirements',
        any: patterns(
          'blast radius | mistake reach | mistake reaches | outside europe | open world | public bucket | public data | rules nobody',
        ),
        hint: 'How far may a mistake go, and what must be impossible?',
      },
      {
        id: 'day',
        text: 'How fast a team must be able to start, and what it has to decide itself.',
        weight: 'must',
        criterion: 'requirements',
        any: patterns(
          'within hour | self-service | self service | first deploy | without ticket | minutes account | team decides',
        ),
        hint: 'What does a team want on its first morning?',
      },
      {
        id: 'accounts',
        text: 'An account for each team and stage, in groups, made by a machine from a form.',
        weight: 'must',
        criterion: 'structure',
        any: patterns(
          'separate account | separate accounts | account stage | accounts stage | accounts three | three accounts | account factory | landing zone | organizational unit | organisational unit | account vending',
        ),
        hint: 'What is the border that the provider itself guards?',
      },
      {
        id: 'rails',
        text: 'Rules from above that no team can switch off, one way for people to sign in, and logs in an account nobody else writes.',
        weight: 'must',
        criterion: 'structure',
        any: patterns(
          'service control | scp | guardrail | guardrails | organization policy | organisation policy | policy above | central logs | log account | logging account | audit account | single sign-on | sso | short-lived roles',
        ),
        hint: 'What is the same everywhere, and who can change it?',
      },
      {
        id: 'prevent-or-tell',
        text: 'To forbid, or to notice and repair: calm against speed.',
        weight: 'must',
        criterion: 'trade-offs',
        any: patterns(
          'prevent detect | detect | detective | preventive | forbid | forbids | warn | warns | notice repair | exception | exceptions',
        ),
        hint: 'Which of the rules refuse, and which only tell?',
      },
      {
        id: 'shared',
        text: 'Networks and clusters shared or one for each: cost and people against borders.',
        weight: 'must',
        criterion: 'trade-offs',
        any: patterns(
          'shared network | shared vpc | transit | shared cluster | nat gateway | own network | peering | central network',
        ),
        hint: 'What would be too dear to give to each of them?',
      },
      {
        id: 'bill',
        text: 'What an account costs by itself, and what becomes visible of the 270,000.',
        weight: 'must',
        criterion: 'numbers',
        any: patterns('270,000 | euros account | account costs | 40 euros | fixed cost | without owner'),
        hint: 'What does each border cost in a month, and what does it bring?',
      },
      {
        id: 'people',
        text: 'How many accounts seven people can look after, and how long the move takes.',
        weight: 'must',
        criterion: 'numbers',
        any: patterns(
          '360 accounts | 240 accounts | 480 accounts | accounts seven | seven people | teams week | teams month | months move | four teams | five teams',
        ),
        hint: 'How many are there in the end, and when is the last team moved?',
      },
    ],
    followUps: {
      requirements: ['Which rule would you give up if a team has a good reason?'],
      structure: ['You said "{quote}". What if the machine that makes them is itself broken into?'],
      'trade-offs': ['When would you put two teams into one account after all?'],
    },
    samples: [
      'Cloud governance is a complex topic, and it needs a clear strategy and support of the management. I would introduce a cloud centre of excellence, and trainings for the teams. Tags are important for costs, and security should be shifted left. With a multi-cloud strategy one is more flexible, and a good consultant can accelerate the transformation.',
      'I would create an account for each team and stage with an account factory in Terraform. Service control policies forbid regions outside Europe and public buckets. Logs go to a central log account. People sign in with single sign-on. A shared network is cheaper than one for each. With 120 teams and three stages it is 360 accounts.',
      'Two things decide it: how far one mistake may reach, and how long a team waits. I want the reach to be one stage of one team, and the first deploy on the day of the request, self-service. Three rules can never be broken: no customer data open to the world, none outside Europe, no deletion of logs. Other providers are out of scope. The border is the account, since that is the one the provider guards. Each team gets three accounts, for tests, staging and production, in groups under one organisation. A form starts a pipeline; it creates the account, a role for the team, a budget with an owner, a network, and the baseline from Terraform, in 25 minutes. Policies from above refuse regions outside Europe and public storage, and no team can lift them. Sign-on is central with roles of eight hours. Logs flow into an account that only two people of security read and nobody can empty. If the pipeline breaks, existing accounts work on; its own rights are the crown, so it runs from an account where two must approve each change. Old resources move team by team; a queue that two teams share goes to one of them, with a grant. In figures: 120 teams by three are 360 accounts; seven people cannot look at 360, so a job finds each that has left the baseline, and they look at those, perhaps ten a day. An account costs some 45 euros by itself for keys, logs and checks, 16,000 euros together; against that stand 270,000 without owner, of which I would expect a third to be switched off once it has a name. Five teams a month are two years, too slow; with a kit and two weeks for each, ten a month, one year. What I trade: a preventive rule is calm but stops those with a good reason, to detect is friendly and late. I prevent the three, and for 40 others the team gets a message and two weeks; exceptions have an end. A network for each would be the cleanest, but 360 gateways at 35 euros and addresses that overlap are not worth it, so production uses a shared network that the platform runs, with borders by team. I would revisit this when a team handles cards. One cluster for all is the alternative to accounts: cheaper by half, but one mistake again reaches everybody.',
    ],
    sources: [
      'AWS Whitepaper, Organizing Your AWS Environment Using Multiple Accounts',
      'AWS Organizations documentation, Service control policies',
      'AWS Control Tower documentation, Account Factory',
    ],
    why: 'Whether somebody draws borders where they hold, and knows what each of them costs in money and people.',
  },
]
