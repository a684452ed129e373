import { patterns } from '../patterns'
import type { Question } from '../question'

export const CYBERSECURITY_SYSTEM_DESIGN_3: readonly Question[] = [
  {
    id: 'cybersecurity/system-design/forgotten-password',
    revision: 1,
    status: 'active',
    areas: ['Cybersecurity', 'Full Stack Development'],
    type: 'system-design',
    level: 'entry',
    skills: ['Identity and Access Management', 'Application Security'],
    topics: [],
    stem: 'Design how the 9,000 members of a sports club get back into their account when they have forgotten the password, so that no stranger gets in by the same way.',
    clarify: [
      {
        ask: 'How many forget it?',
        answer: 'About 40 a day, 400 on the first day of the season.',
      },
      {
        ask: 'What is in an account?',
        answer: 'Name, address, courses, and the bank details of the fees.',
      },
      {
        ask: 'What do you have of each member?',
        answer: 'A mail address that was confirmed; of half of them a phone number.',
      },
    ],
    seconds: 420,
    keyPoints: [
      {
        id: 'stranger',
        text: 'Who attacks and how: somebody who knows the address, tries many, or reads the mailbox.',
        weight: 'must',
        criterion: 'requirements',
        any: patterns(
          'attacker knows | stranger knows | guess address | reads mailbox | attacker reads | knows mail | knows address',
        ),
        hint: 'Against whom is it to hold?',
      },
      {
        id: 'worth',
        text: 'What an account is worth, and how often somebody forgets.',
        weight: 'must',
        criterion: 'requirements',
        any: patterns('bank details | 40 resets | 400 resets | forty day | resets day | bank data'),
        hint: 'What would a stranger find, and how many honest people come each day?',
      },
      {
        id: 'token',
        text: 'A link with a long secret made by chance, of which only the hash is kept, for one use and a short time.',
        weight: 'must',
        criterion: 'structure',
        any: patterns(
          'token hash | hash token | hashed token | random token | one-time token | one-time link | single-use | used once | token expires | link expires | valid minutes',
        ),
        hint: 'What is in the link, and what is kept of it?',
      },
      {
        id: 'after',
        text: 'Afterwards all sessions end and the owner is told.',
        weight: 'must',
        criterion: 'structure',
        any: patterns(
          'sessions end | end sessions | ends sessions | log devices | sessions deleted | deletes sessions | notify owner | notification mail | tells owner',
        ),
        hint: 'What happens right after the new password?',
      },
      {
        id: 'same-answer',
        text: 'The same reply in the same time, whether the address is known or not: comfort against giving away who is a member.',
        weight: 'must',
        criterion: 'trade-offs',
        any: patterns(
          'identical reply | unknown address | unknown addresses | address exists | reveals members | account enumeration | enumeration | leak members',
        ),
        hint: 'What does the page say for an address that nobody has?',
      },
      {
        id: 'second-way',
        text: 'Mail alone is convenient; for those who lost the mailbox another way is slower on purpose.',
        weight: 'must',
        criterion: 'trade-offs',
        any: patterns(
          'lost mailbox | old address | front desk | identity card | id card | help desk | helpdesk | text message | sms',
        ),
        hint: 'What of those who no longer have that mailbox?',
      },
      {
        id: 'bits',
        text: 'How long the secret is, and what that means for guessing.',
        weight: 'must',
        criterion: 'numbers',
        any: patterns(
          '128 bits | 256 bits | 128 bit | 256 bit | bits random | random bytes | 32 bytes | 16 bytes',
        ),
        hint: 'How many tries would guessing need?',
      },
      {
        id: 'limits',
        text: 'How many mails for each address and each hour, and how long a link lives.',
        weight: 'must',
        criterion: 'numbers',
        any: patterns('three mails | mails hour | 15 minutes | 20 minutes | 30 minutes | requests hour'),
        hint: 'How often and how long, in figures?',
      },
    ],
    followUps: {
      requirements: ['Which of those attackers do you leave out, and why?'],
      structure: ['You said "{quote}". What is in the database between the click and the new password?'],
      'trade-offs': ['What do members lose by your reply to unknown addresses?'],
    },
    samples: [
      'Password reset is a standard function, and there are good libraries for it. It should be secure and user-friendly at the same time. I would use a modern framework, encryption and two-factor authentication. The members should get clear instructions, and the design should be tested with real people before it goes live.',
      'The member enters the mail address and gets a link with a random token, which expires after 15 minutes and can be used once. I save only its hash. The page gives the same message for unknown addresses. Afterwards all sessions are deleted. Instead of a link one could send a code by SMS, but it costs money.',
      'I assume 40 resets a day and 400 on the worst one, so load is no matter; bank details are. Three strangers count: one who knows the mail address, one who tries thousands of addresses to see who is a member, and one who reads a mailbox for a minute. Somebody who owns the mailbox for good is out of scope. The member sends the address to the API; it answers "if we know you, a mail is on its way", the same response after the same time, because the work goes into a queue. A worker makes a token of 32 random bytes, stores its hash with the account and the time, and sends the link. 256 bits cannot be guessed, so what needs limits is the sending: three mails per hour for an address, and 20 for each source. The link is single-use and lives for 20 minutes; if the mail server is down longer, the member asks again. With the new password all sessions end, older links are deleted, and a mail says that it was changed and how to object. If the database fails between the two, nothing has happened, since both are one transaction. The trade-off: a clear "unknown address" would help perhaps five people a day who mistype, but it gives away members, so I accept some calls. For those who lost the mailbox I chose the front desk with an identity card, instead of questions about a first pet, which friends can answer; it costs a walk. A code by text message is the alternative for the half with a number; I would look at it again when more than ten come to the desk in a week. Bank details show only their last four digits for a day after a reset.',
    ],
    sources: [
      'OWASP Forgot Password Cheat Sheet',
      'NIST SP 800-63B, Digital Identity Guidelines: Account recovery',
    ],
    why: 'Whether somebody thinks of the stranger at the same door, and gives each limit a figure.',
  },
]
