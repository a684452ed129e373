import { patterns } from '../patterns'
import type { Question } from '../question'

export const SECURITY_TECHNICAL: readonly Question[] = [
  {
    id: 'cybersecurity/technical/table-of-passwords',
    revision: 1,
    status: 'active',
    areas: ['Cybersecurity', 'Full Stack Development'],
    type: 'technical',
    level: 'mid',
    skills: ['Application Security', 'Cryptography', 'Identity and Access Management'],
    topics: ['cryptography', 'identity'],
    stem: 'You take over a service that keeps passwords as SHA-256 with one salt for everybody. 300,000 people use it. What is wrong with that, and how do you repair it without locking anybody out?',
    seconds: 300,
    keyPoints: [
      {
        id: 'fast',
        text: 'SHA-256 is made to be fast: whoever steals the table tries billions of guesses a second.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'too fast | fast hash | billions guesses | billions second | gpu | brute force | designed fast',
        ),
        hint: 'What can a thief of the table do with one graphics card and a night?',
      },
      {
        id: 'own-salt',
        text: 'With one salt equal passwords look equal, and one run of guesses hits all; each needs its own random salt.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'salt per user | per-user salt | unique salt | random salt | different salt | same hash | equal hashes | own salt',
        ),
        hint: 'What do two people with the same secret have in common there?',
      },
      {
        id: 'slow',
        text: 'A slow function that needs memory: Argon2id, or scrypt, or bcrypt, with a cost that is measured.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns('argon2id | argon2 | scrypt | bcrypt | pbkdf2 | memory-hard | memory hard | slow hash'),
        hint: 'What is made for this purpose?',
      },
      {
        id: 'wrap',
        text: 'All rows are moved at once by putting the new function around the old value, and unwrapped at the next sign-in.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'wrap | hash over hash | around old hash | argon2 over old | over existing hash | next login | next sign-in | rehash | somebody logs in | upgrade login',
        ),
        hint: 'You do not know the secrets: how do you convert what lies there?',
      },
      {
        id: 'stolen',
        text: 'The old table may be out already: backups go, and common or leaked passwords are refused.',
        weight: 'extra',
        criterion: 'correctness',
        any: patterns(
          'backups | leaked passwords refused | breached passwords | common passwords | compromised passwords | table stolen | pepper | delete backups',
        ),
        hint: 'Where do copies of the old values still lie?',
      },
    ],
    followUps: {
      checking: ['How would you know that not one old value is left?'],
      reasoning: ['How do you choose the cost, and who feels it?'],
      example: ['What stands in one row before, in between and after?'],
    },
    samples: [
      'Passwords are very sensitive data and must be protected with strong encryption. I would encrypt everything with a modern algorithm and use a long key. I would also tell the users to choose better passwords and to change them regularly, and introduce a strict password policy, as required by the usual standards today.',
      'SHA-256 is too fast for passwords, so somebody who steals the table can try billions of guesses. One salt for all is also bad, because each user should have their own salt. I would change to bcrypt. When somebody logs in, I check the old hash and store the new one. I would test both cases and make sure that nobody is locked out.',
      'There are two faults. SHA-256 is a fast hash: one graphics card tries billions per second, so most chosen passwords fall in a day. And with one salt, equal passwords have equal hashes, so each guess is tried against all 300,000 rows at once. I would use Argon2id with a random salt per user. Its memory is what makes graphics cards expensive; I measure on our servers until one check takes about 200 milliseconds with 64 MiB. The price is load: with 20 logins per second that is four cores and over 250 MiB busy, therefore a rate limit stands before it. If that does not fit, bcrypt is the alternative; it needs little memory, but it reads 72 bytes at most. Nobody has to be locked out. In one night I wrap each row: Argon2id over the old hash, with a column that says which form it is. At the next sign-in the row is replaced by a plain one, because then we know the password for a moment. Waiting for logins alone would leave sleepers exposed for years; at my last company, for example, 40 % of the rows were still old after twelve months. Backups with the old table are deleted or their keys destroyed. To check it, a query must count zero rows of the old form, and a test signs in with users of all three forms. I also compare timing for unknown names, and expect no difference.',
    ],
    sources: [
      'OWASP Password Storage Cheat Sheet',
      'NIST SP 800-63B, Digital Identity Guidelines',
      'RFC 9106: Argon2 Memory-Hard Function, 2021',
    ],
    why: 'Whether somebody knows what a stolen table is worth, and can change it under running users.',
  },
  {
    id: 'cybersecurity/technical/picture-by-address',
    revision: 2,
    status: 'active',
    areas: ['Cybersecurity', 'Cloud Computing'],
    type: 'technical',
    level: 'senior',
    skills: ['Application Security', 'Cloud Security', 'Threat Modelling'],
    topics: ['input', 'web', 'threats'],
    stem: 'Users of a service in the cloud may give the address of a picture, and the server fetches it for a preview. What can somebody do with that, and which defences would you put in which place?',
    seconds: 360,
    keyPoints: [
      {
        id: 'inside',
        text: 'The server asks on behalf of the attacker, from inside: internal services, loopback, other ports.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'ssrf | request forgery | internal services | internal network | internal hosts | localhost | loopback | private addresses | behind firewall',
        ),
        hint: 'What can that machine reach that a browser outside cannot?',
      },
      {
        id: 'metadata',
        text: 'The metadata service of the cloud hands out the credentials of the machine.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'metadata service | metadata endpoint | 169.254.169.254 | instance metadata | instance credentials | role credentials | imdsv2 | imds',
        ),
        hint: 'Which address gives a machine in the cloud its own keys?',
      },
      {
        id: 'resolve',
        text: 'The name is resolved once, the resulting address is checked, and the connection goes to that address.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'dns rebinding | resolve once | resolved address | check resolved | connect to checked | after resolving | pin address | resolve check',
        ),
        hint: 'A name was fine a moment ago: is it still?',
      },
      {
        id: 'redirect',
        text: 'Redirects, other schemes and other spellings of an address are followed by nobody, or checked again.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'redirect | redirects | file scheme | only https | https only | schemes | decimal address | ipv6 mapped | gopher',
        ),
        hint: 'And if the other side answers: look over there?',
      },
      {
        id: 'egress',
        text: 'The fetcher runs apart, without rights, and the network lets it out only to the internet.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'egress | outbound proxy | isolated fetcher | separate network | network policy | no role | without credentials | separate account | own subnet | sandbox fetch',
        ),
        hint: 'What holds if your code is wrong?',
      },
      {
        id: 'size',
        text: 'Size, time and what is decoded are limited.',
        weight: 'extra',
        criterion: 'correctness',
        any: patterns(
          'limits mb | endless answers | size limit | limit size | time limit | timeout | maximum bytes | decompression bomb | limit bytes | pixel limit | megabytes limit',
        ),
        hint: 'What if the picture never ends?',
      },
    ],
    followUps: {
      checking: ['Which addresses would you try against your own defence?'],
      reasoning: ['Why is a list of forbidden names not enough?'],
      example: ['Which requests follow each other, from the form to the stolen key?'],
    },
    samples: [
      'It is always dangerous to accept input from users, so everything must be validated. I would check that the input is valid and comes from a trusted user, and put a web application firewall in front of the service. I would also scan all files for viruses, keep everything updated and train the developers in security.',
      'This is SSRF. Somebody can give an address in the internal network, or the metadata endpoint of the cloud, and read the keys of the machine. I would forbid private addresses and allow only HTTPS. Redirects should be off, because they go around the filter, although some sites with pictures need them. I would test it with a list of loopback spellings and see whether one is fetched.',
      'With SSRF somebody reaches internal services and loopback ports that no firewall rule hides from us. The worst target is the metadata endpoint at 169.254.169.254: it returns the role credentials of the machine, and with them the storage. So I put defences in three places. In code, only https is accepted, the name is resolved once, the resolved address must be public, and the connection goes to that very address. Otherwise DNS rebinding answers public for the check and private for the fetch. Redirects are off, or each one runs through the same function again. A list of forbidden names is the cheap alternative, but 127.0.0.1 has dozens of spellings, so it loses. In the network, fetching moves to a small worker with no role, and egress rules deny every private range even if the code is wrong. Its cost is one more queue and some 50 milliseconds. In the cloud I require IMDSv2 with a hop limit of one, since it needs a PUT and a header that a plain fetch cannot send. Size stops at 5 MB, with a timeout of three seconds. For example, at my last agency a PDF renderer followed a redirect to an admin page, and only its log showed the request. Suppose the metadata answer had been printed instead. To verify, I run 60 addresses against staging, with IPv6 mapped forms and a rebinding name. I expect zero connections in the flow log; if one appears, the test fails.',
    ],
    sources: [
      'OWASP Server Side Request Forgery Prevention Cheat Sheet',
      'AWS documentation, Use the Instance Metadata Service to access instance metadata',
      'CWE-918: Server-Side Request Forgery',
    ],
    why: 'Whether somebody defends in more than one place, and says which one holds when another fails.',
  },
]
