import { patterns } from '../patterns'
import type { Question } from '../question'

export const CYBERSECURITY_CASE_3: readonly Question[] = [
  {
    id: 'cybersecurity/case/four-hours-of-training',
    revision: 2,
    status: 'active',
    areas: ['Cybersecurity'],
    type: 'case',
    level: 'senior',
    skills: ['Identity and Access Management', 'Threat Modelling', 'Zero Trust'],
    topics: [],
    stem: 'A firm of 3,000 people sends them false mails as a test. Before a training 18 percent typed their password into the false page, after it 11. The training takes four hours a year; an hour costs 45 euros. Last year six accounts were taken over by such mails, 30,000 euros of harm each. Keys to plug in for signing in cost 50 euros, two for each person. What do you advise?',
    clarify: [
      { ask: 'Is there a second factor today?', answer: 'A code of six digits from an app.' },
      { ask: 'Whose accounts were they?', answer: 'Two of the six could pay invoices.' },
    ],
    seconds: 480,
    keyPoints: [
      {
        id: 'single-one',
        text: 'One who types is enough, so a share does not decide.',
        weight: 'must',
        criterion: 'framing',
        any: patterns(
          'single password | single click | single person | single mistake | first typed | attacker one | needs one',
        ),
        hint: 'How many of them does an attacker need?',
      },
      {
        id: 'measure',
        text: 'Whether the test mails say anything of real ones: how hard they are is chosen.',
        weight: 'must',
        criterion: 'framing',
        any: patterns(
          'harder mail | easier mail | how hard | mail difficulty | same mail | expect test | test mails differ | real mails | real attacks',
        ),
        hint: 'What does the fall from 18 to 11 really show?',
      },
      {
        id: 'keys',
        text: 'Keys bound to the site, first for those whose accounts do most harm.',
        weight: 'must',
        criterion: 'recommendation',
        any: patterns(
          'recommend keys | keys first | begin keys | start keys | keys invoices | keys administrators | buy keys | people pay invoices | decision keys',
        ),
        hint: 'What would you do, and for whom first?',
      },
      {
        id: 'shorter',
        text: 'A training of one hour, and a button to report.',
        weight: 'must',
        criterion: 'recommendation',
        any: patterns(
          'shorter training | training shorter | hour instead | report button | reporting button | button report',
        ),
        hint: 'And what becomes of the training?',
      },
      {
        id: 'training-cost',
        text: 'The training costs 540,000 a year, three times the harm of 180,000.',
        weight: 'must',
        criterion: 'evidence',
        any: patterns(
          'training 540,000 | 540,000 harm | three times harm | 45 540,000 | paid 405,000 | frees 405,000',
        ),
        hint: 'What do the four hours cost, beside what they are to prevent?',
      },
      {
        id: 'keys-cost',
        text: 'Keys cost 300,000 once; 330 people still type their password after the training.',
        weight: 'must',
        criterion: 'evidence',
        any: patterns('keys 300,000 | 330 people | 330 still | 330 type'),
        hint: 'And the keys, and how many are left after the training?',
      },
      {
        id: 'why-holds',
        text: 'A typed code goes to the false page like the password; a key signs only for the right address.',
        weight: 'must',
        criterion: 'structure',
        any: patterns(
          'relay | relayed | right address | real address | bound address | bound site | code passed | passed seconds | signs only',
        ),
        hint: 'Why does the code of today not stop it?',
      },
      {
        id: 'chain',
        text: 'Along the way of the attack: mail arrives, somebody types, account is used, harm is noticed.',
        weight: 'must',
        criterion: 'structure',
        any: patterns('stages | mail arrives | along attack | second signature | two signatures'),
        hint: 'At which points between the mail and the harm could it be stopped?',
      },
      {
        id: 'recovery',
        text: 'The way around the key: lost keys and the help desk.',
        weight: 'extra',
        criterion: 'structure',
        any: patterns('help desk | helpdesk | fallback code | loses both'),
        hint: 'How would you get in if everybody had a key?',
      },
    ],
    followUps: {
      framing: ['What would you ask about the six, before anything is bought?'],
      evidence: ['You said "{quote}". What is not yet in that sum?'],
      recommendation: ['Who gets the first hundred keys?'],
      structure: ['What remains for somebody who cannot get past a key?'],
    },
    samples: [
      'People are the weakest link in security, so awareness is the most important measure. The training is clearly a success, because the rate went down from 18 to 11 percent. I would continue it and make it more interactive with gamification. A strong security culture needs time and support from the top. Technical solutions alone cannot solve the problem.',
      'The training costs 3,000 times 4 times 45, so 540,000 euros a year. The harm was only 180,000 euros. After the training there are still 330 people who type their password. Keys cost 300,000 once. So I would buy the keys, because they cannot be tricked, and make the training shorter. The risk is that people lose them, so the help desk needs more people at first.',
      'What decides is that a single password is enough: whether 540 or 330 people type it, the attacker has one. So a share that falls is no protection, and I would also ask how hard both mails were; with an easier one any training works, and real attacks are not the test. The sums: 3,000 people, four hours, 45 euros, 540,000 a year against a harm of 180,000. Even if it prevented everything, it would cost three times the harm. Keys are 300,000 once, and with some lost perhaps 15,000 a year. I would go along the attack in four stages. The mail arrives: filters, cheap, never complete. Somebody types: here training works, by a third. The account is used: the code of today is typed into the false page too and passed on within seconds; a key signs only for the right address, so there is nothing to pass on. Harm: an invoice needs two people. The third stage is worth most, as it does not hinge on anybody’s attention. I recommend keys first for those who pay invoices and who administer, some 200 people, 20,000 euros, within a month; a third of the cases were of that kind. Then everybody over a year. Training becomes one hour instead of four, which frees 405,000 of paid time and pays for all keys in nine months, and half of that hour is about a button to report, for the first who reports warns the others. The risk is the way around: whoever loses both keys calls the help desk, and so will the attacker; there it takes a manager in a video call. Old programs that know only passwords must be closed, or they are the door. I would be wrong if the six had not typed anything, but opened a file; then keys change nothing and I would spend it on the machines. Missing is that, and it is in the six reports. I would stop the large roll-out if more than two in a hundred call in the first month.',
    ],
    sources: [
      'Lain, Kostiainen and Čapkun, Phishing in Organizations: Findings from a Large-Scale and Long-Term Study, IEEE Symposium on Security and Privacy 2022',
      'NIST SP 800-63B, Digital Identity Guidelines: phishing resistance',
      'W3C, Web Authentication: An API for accessing Public Key Credentials, Level 2, 2021',
    ],
    why: 'Whether somebody asks how many mistakes an attacker needs, and puts the remedy where no attention is needed.',
  },
]
