import { patterns } from '../patterns'
import type { Question } from '../question'

export const CYBERSECURITY_CASE_4: readonly Question[] = [
  {
    id: 'cybersecurity/case/laptop-in-the-train',
    revision: 2,
    status: 'active',
    areas: ['Cybersecurity'],
    type: 'case',
    level: 'mid',
    skills: ['Incident Response', 'Cryptography', 'Identity and Access Management'],
    topics: [],
    stem: 'On Friday at six a saleswoman notices that her laptop is gone; it was last seen in the train at two. On it are offers to 40 customers, a mailbox, and a list of 2,300 contacts. The disk is encrypted and opens by a password of eight letters; the machine was asleep, not switched off. Her sign-in to the office lasts twelve hours. What is to be done, in which order?',
    clarify: [
      { ask: 'Can it be wiped from afar?', answer: 'As soon as it is online.' },
      {
        ask: 'Is there a paper on whether the law wants a notice?',
        answer: 'No, only a mail address of a lawyer.',
      },
    ],
    seconds: 420,
    keyPoints: [
      {
        id: 'readable',
        text: 'What decides is whether a stranger can read it: asleep is not off, the key is in memory.',
        weight: 'must',
        criterion: 'framing',
        any: patterns(
          'key memory | asleep means | memory holds | screen lock | lock screen | readable | unlocked while',
        ),
        hint: 'What is a closed lid worth to whoever has it?',
      },
      {
        id: 'clock',
        text: 'Which clocks run: the session, and the 72 hours of the law from when it is known.',
        weight: 'must',
        criterion: 'framing',
        any: patterns('72 hours | 72 | until monday | monday six | clocks run'),
        hint: 'Which deadlines have begun, and when?',
      },
      {
        id: 'revoke',
        text: 'First end her sessions and change her password, within minutes.',
        weight: 'must',
        criterion: 'recommendation',
        any: patterns(
          'end sessions | ends sessions | revoke | revoked | sign out everywhere | new password | change password | disable account | lock account | block account',
        ),
        hint: 'What is done before seven?',
      },
      {
        id: 'wipe',
        text: 'Order the wipe, and ask the railway; neither may be relied on.',
        weight: 'must',
        criterion: 'recommendation',
        any: patterns('wipe | erase | erased | lost property | railway office | railway | police'),
        hint: 'And what about the machine itself?',
      },
      {
        id: 'hours-open',
        text: 'Four hours have gone; the session holds until two in the night at the latest.',
        weight: 'must',
        criterion: 'evidence',
        any: patterns('four hours | eight hours left | logins since | since afternoon'),
        hint: 'For how long has somebody had time, and for how long still?',
      },
      {
        id: 'password',
        text: 'Eight small letters are 209 billion: days or hours, if the disk can be copied and tried elsewhere.',
        weight: 'must',
        criterion: 'evidence',
        any: patterns(
          '209 billion | 26 power | 200 billion | 208 billion | eight letters weak | eight letters short | letters guessed | letters between',
        ),
        hint: 'How long do eight letters hold?',
      },
      {
        id: 'tracks',
        text: 'Three tracks at once: the access, the machine, the people who must be told.',
        weight: 'must',
        criterion: 'structure',
        any: patterns(
          'three tracks | tracks | access machine | access first | people told | in parallel | machine people',
        ),
        hint: 'What can be done at the same time, by different people?',
      },
      {
        id: 'notice',
        text: 'Whether the authority and the 2,300 are told follows from how readable it was, and is written down.',
        weight: 'must',
        criterion: 'structure',
        any: patterns(
          'authority | ask lawyer | lawyer tonight | lawyer asked | notify | written down | document decision | prepare notice | told depends | persons told',
        ),
        hint: 'Who outside must hear of it, and who decides that?',
      },
    ],
    followUps: {
      framing: ['What would you ask her, in the first two minutes?'],
      evidence: ['You said "{quote}". Where would you see whether somebody was in?'],
      recommendation: ['She finds it on Saturday under her car seat. What do you undo?'],
    },
    samples: [
      'Data protection is very important, so such an incident must be taken seriously. The company should have a good process and clear responsibilities for this. I would inform the management and look for the laptop. Then all employees should get an awareness training about travelling. In the future better encryption and modern tools could help to reduce the risk further.',
      'First I would change her password and end sessions, because the sign-in lasts twelve hours, so it is open until two in the night. Then order the wipe and call the railway. The disk is encrypted, but eight letters are not very much. I would check the logins since two in the afternoon. The lawyer should be asked if one must notify the authority. The risk is that the thief keeps it offline.',
      'What decides is whether a stranger can read it. Encrypted sounds good, but asleep is not off: the key is in memory, and what stands before it is the screen lock alone. Two clocks run. The session, from whenever she signed in, at most until two in the night; and 72 hours for a notice, which begin when we know enough, so I count from now, Monday at six. Four hours have gone already. I would run three tracks with three people. Access first, within ten minutes: end all her sessions, new password, new second factor, revoke the certificate of the machine; nothing of that hurts her but a call. Then somebody reads the logins since two: from where, which mails, which files. The machine, at the same time: order the wipe, though it comes only once it is online, and a thief who knows keeps it off; call the lost property office of the railway, tell the police for the insurance. She is asked for the train, the seat, and whether a paper with the password was in the bag. The people: the lawyer is called tonight. How strong is it? 26 to the power of eight are 209 billion; if the disk is copied and the password can be tried at 100,000 a second, 24 days for all, 12 on average; if a chip in the machine slows each try, it holds. So I assume that it can be read within weeks, or at once if the lock fails, unless it turns up with seals intact. I recommend to tell the authority by Monday, with what we know and what we do not, and to decide on the 2,300 after the logs: names and phone numbers of businesses are a small harm, offers with prices to 40 customers a larger one for us, and those I would call. All is written down with its time. The risk is a notice for nothing, if it lies in a train depot; that is cheap. I would be wrong about calm if logins show another country at four. Missing is what else she kept there; her copy in the office shows the names of files. On Tuesday: machines that go to deep sleep after ten minutes, and passwords of four words.',
    ],
    sources: [
      'Regulation (EU) 2016/679, Articles 33 and 34',
      'Halderman et al., Lest We Remember: Cold Boot Attacks on Encryption Keys, USENIX Security 2008',
      'NIST SP 800-61 Rev. 3, Incident Response Recommendations and Considerations for Cybersecurity Risk Management, 2025',
    ],
    why: 'Whether somebody cuts off access before looking for the thing, and reasons about what encryption really protects.',
  },
]
