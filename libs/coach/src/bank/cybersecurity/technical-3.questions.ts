import { patterns } from '../patterns'
import type { Question } from '../question'

export const SECURITY_TECHNICAL_3: readonly Question[] = [
  {
    id: 'cybersecurity/technical/counter-from-zero',
    revision: 1,
    status: 'active',
    areas: ['Cybersecurity'],
    type: 'technical',
    level: 'expert',
    skills: ['Cryptography', 'Application Security'],
    topics: ['cryptography'],
    stem: 'A service encrypts medical letters with AES-GCM, all under one key. The nonce is a number that each of its 12 processes counts in memory, from zero at every start. What can somebody do who has a copy of the database, and how do you build it instead?',
    seconds: 360,
    keyPoints: [
      {
        id: 'stream',
        text: 'The same nonce under the same key gives the same key stream: two ciphertexts combined show the two texts combined.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'same keystream | keystream twice | keystream repeats | keystream reused | identical keystream | key stream | xor ciphertexts | xor two | xor plaintexts | two-time pad | xor of',
        ),
        hint: 'What do two letters have in common that met the same number?',
      },
      {
        id: 'forge',
        text: 'A repeat also reveals the key of the tag, so letters can be altered and still pass.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'forge | forgery | forged | authentication key | hash key | authenticity lost | tag key | subkey | tamper undetected | alter letters',
        ),
        hint: 'GCM promises two things: what of the second one?',
      },
      {
        id: 'unique',
        text: 'The nonce is random with a limit of messages per key, or has a part for each process and a counter that outlives a restart.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'random nonce | random 96 | random nonces | 2^32 | fixed field | process prefix | process id | persisted counter | counter persisted | counter survives | instance part',
        ),
        hint: 'How do twelve that do not talk to each other never say the same number?',
      },
      {
        id: 'resistant',
        text: 'A mode that forgives a repeat, or a far longer nonce.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'gcm-siv | aes-gcm-siv | siv | misuse resistant | misuse-resistant | xchacha20 | xchacha | 192 bit | 192-bit | extended nonce',
        ),
        hint: 'Is there a cipher in which a repeat would cost less?',
      },
      {
        id: 'data-keys',
        text: 'A key of its own for each letter or batch, wrapped by a master key, makes repeats rare and rotation cheap.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'data key | data keys | envelope | key per letter | key per record | wrapped by | derive key | hkdf | own key',
        ),
        hint: 'Why should one key know everything?',
      },
      {
        id: 'old',
        text: 'What is stored counts as disclosed: it is encrypted anew under new keys, and reported.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          're-encrypt | reencrypt | encrypt again | encrypted anew | decrypt and encrypt | treat as disclosed | counts as disclosed | treat as leaked | report breach',
        ),
        hint: 'What about the letters that are there already?',
      },
      {
        id: 'bound',
        text: 'The number of the record goes in as additional data, so that letters cannot change places.',
        weight: 'extra',
        criterion: 'correctness',
        any: patterns('additional data | associated data | aad | bind record | bound to row | swap rows'),
        hint: 'What stops somebody from moving a letter to another patient?',
      },
    ],
    followUps: {
      checking: ['How would you find out from the database alone whether it has happened?'],
      reasoning: ['Random numbers or counters: which do you take, and up to how many letters?'],
      example: ['Which two letters meet first, and what does the attacker know of them?'],
    },
    samples: [
      'Encryption is very important for sensitive data, and AES is a strong standard that is used by banks as well. I would make sure that the key is long enough and that the library is up to date. It is also good to have a security expert look over it, because cryptography is complex and one should follow best practices.',
      'The nonce repeats, because each process starts at zero. With the same nonce and key in GCM the keystream repeats, so the attacker can XOR two ciphertexts. I would use a random nonce of 96 bits instead, since nothing has to be coordinated. The old letters have to be encrypted again. I would test that no nonce appears twice in the table.',
      'Every start of every process counts from zero, so after a month some hundred letters share nonce 0. Under one key that means an identical keystream: whoever has the table can XOR two ciphertexts and gets the XOR of the two letters. Letters begin with the same address and phrases, so the rest falls out by guessing. The second loss is worse because it is silent: a repeat gives away the hash key behind the tag, and altered letters are accepted. I would choose envelope encryption: each letter has its own data key from the key service, which a master key encrypts, so a repeat meets another key. The nonce is random, and NIST allows 2^32 of them for a key, which one letter never reaches. A counter with a process prefix is the alternative. It needs no randomness, but it must survive restarts and restored disks, and that is the fault we have now. AES-GCM-SIV would forgive a repeat; the price is that it reads each letter twice. The record number goes in as associated data, so nobody can swap rows of two patients. What is stored counts as disclosed: I would decrypt and encrypt again within a week, destroy the old key, and tell data protection, because the copy is out. For example, at my last insurer a snapshot of a virtual machine was restored twice, and both copies counted on from 8,000. To check, I group the table by key and nonce and expect to see no group above one; today that query should show hundreds. A test starts two processes at once and must fail on the old code.',
    ],
    sources: [
      'NIST SP 800-38D, Recommendation for Galois/Counter Mode, 2007, section 8',
      'RFC 8452, AES-GCM-SIV, 2019',
      'Joux, Authentication Failures in NIST Version of GCM, 2006',
    ],
    why: 'Whether somebody knows what a mode of encryption promises only under a condition, and builds so that the condition cannot be missed.',
  },
  {
    id: 'cybersecurity/technical/signed-and-foreign',
    revision: 1,
    status: 'active',
    areas: ['Cybersecurity', 'DevOps'],
    type: 'technical',
    level: 'expert',
    skills: ['Incident Response', 'Threat Modelling', 'Zero Trust'],
    topics: ['threats'],
    stem: 'An update of a build tool carried foreign code. It was signed with the valid key of its maker, so your check let it through, and 400 services were built with it over nine days. What do you do now, and what would have kept the harm small?',
    seconds: 360,
    keyPoints: [
      {
        id: 'signed',
        text: 'A signature says who signed it, and nothing about how it was made.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'signature proves who | signature says who | only proves origin | signature not safe | signed not trustworthy | who signed | signing key stolen | signature only proves | vendor was compromised',
        ),
        hint: 'What exactly did the check that passed tell you?',
      },
      {
        id: 'provenance',
        text: 'Where it was built from, and by what, has to be shown: provenance, or a build that others can repeat.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'build provenance | slsa | attestation | reproducible build | reproducible builds | rebuild from source | bit for bit | independent rebuild',
        ),
        hint: 'What would tie the file to the source that people can read?',
      },
      {
        id: 'pinned',
        text: 'Versions are pinned by their hash and taken some days after they appear.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'pin versions | pin version | pinned hash | pinned by | pin by hash | lockfile hashes | cooldown | delay updates | taken days',
        ),
        hint: 'Who decides that a new version is used on its first day?',
      },
      {
        id: 'cage',
        text: 'A build machine reaches little: no way out but a mirror, few secrets, and it lives for one build.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'egress | without internet | outbound | ephemeral | ephemeral runner | few secrets | short-lived token | single build',
        ),
        hint: 'What could the foreign code reach from where it ran?',
      },
      {
        id: 'where',
        text: 'First: which machines ran it, with which secrets, and which results are in use.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'inventory | sbom | which services | which builds | which machines | bill materials | affected builds',
        ),
        hint: 'What must you know before you repair anything?',
      },
      {
        id: 'secrets',
        text: 'All secrets that it could read are replaced, and what it built is built anew on clean machines.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'rotate secrets | rotate every | rotate all | replace secrets | rebuild clean | rebuild all | clean machines | rebuild services',
        ),
        hint: 'Removing the update is not enough: what may it have taken or left?',
      },
      {
        id: 'keep',
        text: 'Evidence is kept before machines are wiped.',
        weight: 'extra',
        criterion: 'correctness',
        any: patterns(
          'preserve evidence | keep images | disk image | disk images | snapshot before | snapshots before | memory dump | forensic',
        ),
        hint: 'What do you lose if you clean up at once?',
      },
    ],
    followUps: {
      checking: ['How do you know that none of the 400 still carries something?'],
      reasoning: ['Waiting some days also delays repairs of holes: how do you settle that?'],
      example: ['What does one build machine reach today, line by line?'],
    },
    samples: [
      'Supply chain attacks are a growing threat, and every company should take them seriously. I would update everything to the newest version and install a modern security solution. It is important to choose trusted vendors and to have certificates. The management should be informed, and the staff should be trained in awareness.',
      'The signature was valid because the vendor was compromised. I would first find out which services were built with this version. Then I would rotate the secrets of the pipeline, since the code could read them, and rebuild the services. Later I would pin versions by hash. I would test whether the malicious file is still present in the images.',
      'The signature proves who signed it; it says nothing about what was on the build machine of the maker. So today I assume that the code ran with everything our pipeline could reach. The first hour goes into scope: build logs and the bill of materials tell which of the 400 used versions from those nine days, and on which machines. I keep disk images of three runners before anything is wiped, because afterwards nobody can tell what was taken. Then I rotate every secret that a job could read, first those that sign and deploy. I rebuild services on clean machines from the last version before, those open to the internet first, and block the old images. Against the next time I would choose three things. Tools are pinned by hash and taken after seven days, unless they repair a hole that is being used; the price is that we are late on ordinary fixes. Runners are ephemeral and have no egress except a mirror, so stolen secrets have no way out. That takes some weeks of work on an allowlist, but it would have stopped this one. Last, provenance: I ask for an attestation of the build, and two tools we rebuild from source ourselves. A second scanner is the alternative that is offered most; it knows yesterday’s code only. For example, at my last bank a test package called home from 11 runners, and the proxy log was the only place that showed it. To check, I search all running images for the hash and expect to see zero. A planted package that sends a token outside must fail on the runner and raise an alarm within a minute.',
    ],
    sources: [
      'SLSA specification, version 1.0, 2023',
      'NIST SP 800-218, Secure Software Development Framework, 2022',
      'Thompson, Reflections on Trusting Trust, Communications of the ACM, 1984',
    ],
    why: 'Whether somebody knows what a signature does not say, and limits what foreign code can reach.',
  },
]
