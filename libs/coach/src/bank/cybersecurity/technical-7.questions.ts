import { patterns } from '../patterns'
import type { Question } from '../question'

export const SECURITY_TECHNICAL_7: readonly Question[] = [
  {
    id: 'cybersecurity/technical/apostrophe-in-a-name',
    revision: 2,
    status: 'active',
    areas: ['Cybersecurity', 'Full Stack Development'],
    type: 'technical',
    level: 'entry',
    skills: ['Application Security', 'SQL', 'Penetration Testing'],
    topics: ['input', 'web'],
    stem: 'A clerk reports: whoever searches for the customer O’Neil, typed with a straight apostrophe, gets a page with error 500. A colleague wants to remove that sign from all input. What does the error tell you, what could somebody do with it, and how do you repair it?',
    seconds: 240,
    keyPoints: [
      {
        id: 'injection',
        text: 'The input becomes part of the statement: SQL injection.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'sql injection | closes string | concatenated | concatenation | ends string | becomes code | executed code | sql code',
        ),
        hint: 'What does the database take the sign for?',
      },
      {
        id: 'parameters',
        text: 'Parameters keep the statement and the values apart.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'prepared statement | prepared statements | parameterised | parameterized | bind parameter | bind variables | bound parameter | placeholder | placeholders | parameters',
        ),
        hint: 'How is a value handed over so that it stays a value?',
      },
      {
        id: 'harm',
        text: 'Somebody may read other tables, go round the sign-in, change or delete.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'union select | other tables | read passwords | bypass login | drop table | dump database | or 1=1 | read everything | whole table | all customers',
        ),
        hint: 'How far could a curious person go?',
      },
      {
        id: 'no-filter',
        text: 'To take signs away breaks names and leaves ways: numbers need no quote, and text is stored and used again later.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'blacklist | denylist | numeric field | without quotes | real names | names break | breaks names | second-order | filter bypass | filter misses | number quote | numbers quotes | second order | blocklist | deny list | quote number | number fields | numbers apostrophe | fields apostrophe | without apostrophe | no apostrophe | valid names | legitimate names | other encodings | encodings',
        ),
        hint: 'Whom does the colleague’s idea harm, and whom does it not stop?',
      },
      {
        id: 'identifiers',
        text: 'Names of columns for sorting cannot be parameters: they are chosen from a fixed list.',
        weight: 'extra',
        criterion: 'correctness',
        any: patterns(
          'column names | column name | sort column | allowlist columns | fixed list | allowed columns',
        ),
        hint: 'And what decides how the list is arranged?',
      },
      {
        id: 'wide',
        text: 'The same pattern is looked for in all code, and the account of the application may do little.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'least privilege | limited rights | read-only account | other queries | static analysis | code scan | everywhere else | linter concatenation | whole code base | least rights | database user | database account | linter forbids | lint rule | semgrep | whole code | entire code',
        ),
        hint: 'Is it only this search, and what would limit the next one?',
      },
    ],
    followUps: {
      checking: ['Which input would you try to prove it, and which would you not try on the live system?'],
      reasoning: ['What do you answer the colleague?'],
      example: ['What statement arrives at the database, before and after?'],
    },
    samples: [
      'Errors on a page look unprofessional, so it should show a friendly message. I would ask the clerk to type it differently for now. A firewall and a new version of the software would give more security. Generally one should never trust users, and developers need to be trained in modern techniques.',
      'This is SQL injection: the apostrophe closes the string in the query. Somebody could read other tables. I would use prepared statements, so that the input is only a value. To filter the apostrophe is bad because real names have it. I would test the search with O’Neil and expect to see the customer.',
      "The error says that the apostrophe closes the string and the rest is read as SQL. So input becomes part of the statement, which is injection, and O’Neil found it without wanting to. Somebody who wants to can add a UNION SELECT and read other tables, for example the hashes of passwords, or write or 1=1 and get all customers. Error 500 is the harmless case. I repair it with a prepared statement: select with a placeholder for the name, and the value goes to the database separately, so it can never be code. The colleague’s filter I would refuse for two reasons. It breaks real names, and customers with them. And it stops nobody who attacks, since a numeric field needs no quote at all, and what was stored cleanly may be put into another query later. A hand-made escape is the alternative; it works until one place is forgotten or the character set is another one. Sorting is special, because no placeholder stands for a column name; there I map the choice to a fixed list. Then I search the whole code for statements built with plus or templates, since whoever wrote one wrote ten; a linter keeps new ones out. The account of the application gets limited rights: it reads customers and cannot drop a table. The message of the database no longer goes to the page, but into the log. For example, at my last job the export had the same line, and no form in front of it. To check, I try it on a copy, never on the live system: O’Neil should find exactly one customer, and x' OR '1'='1 must find zero. On the old code the second returns all 9,000, so the test fails there. I also look in the logs of the last 90 days for UNION and quotes, to see whether somebody was faster.",
    ],
    sources: [
      'MITRE, CWE-89: Improper Neutralization of Special Elements used in an SQL Command',
      'OWASP, SQL Injection Prevention Cheat Sheet; Query Parameterization Cheat Sheet',
    ],
    why: 'Whether somebody reads a small error rightly, and repairs the cause and not the sign.',
  },
  {
    id: 'cybersecurity/technical/dismissed-at-noon',
    revision: 2,
    status: 'active',
    areas: ['Cybersecurity', 'Full Stack Development'],
    type: 'technical',
    level: 'mid',
    skills: ['Identity and Access Management', 'Zero Trust', 'Application Security'],
    topics: ['identity'],
    stem: 'At noon the account of a dismissed administrator is switched off. At five in the afternoon the logs show that the person still deletes records through the API. Sign-in gives out a JWT that is valid for twelve hours, and each service checks its signature. Why, and how do you build it?',
    seconds: 300,
    keyPoints: [
      {
        id: 'stateless',
        text: 'A signed token is valid by itself until its end; nobody asks whether the account still exists.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'self-contained | stateless | until exp | exp claim | without asking | signature only | until expires | until expiry | valid expires | only signature | no lookup',
        ),
        hint: 'What does a service learn by that check, and what not?',
      },
      {
        id: 'short',
        text: 'Access tokens live some minutes, and a longer one renews them at a place that looks at the account.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'short-lived | short lived | short lifetime | 5 minutes | 10 minutes | 15 minutes | few minutes | lifetime minutes | refresh minutes | refresh token | fifteen minutes | expire minutes | shorter lifetime | access minutes',
        ),
        hint: 'How could the question be asked again more often?',
      },
      {
        id: 'revoke',
        text: 'Switching off ends the sessions too: the renewing token is revoked, and a list or the server is asked for the rest.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'denylist | revocation list | revoke refresh | revoke tokens | revoked tokens | introspection | jti | token version | session table | sessions table | blocklist | block list | revocation',
        ),
        hint: 'What should be switched off along with the account?',
      },
      {
        id: 'sensitive',
        text: 'For dangerous acts the server asks anew: is the person active, has the right, has shown a factor lately?',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'step-up | sensitive actions | sensitive operations | dangerous actions | re-authenticate | reauthenticate | fresh sign-in | every delete | fresh check | active deletes | deletes trust | deletes token alone | critical actions | destructive actions | admin actions | live check | checks live | ask live | account still active',
        ),
        hint: 'Should a deletion be as easy as reading?',
      },
      {
        id: 'now',
        text: 'Now: what else the person holds is ended, such as keys and sessions elsewhere; what was deleted is found and brought back.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'api keys | ssh keys | personal access tokens | service accounts | shared passwords | vpn session | restore records | restored records | restore backup | recover deleted | rotate signing key',
        ),
        hint: 'What do you do this very afternoon?',
      },
      {
        id: 'checks',
        text: 'The services check issuer, audience and the allowed algorithm, not only the signature.',
        weight: 'extra',
        criterion: 'correctness',
        any: patterns(
          'audience | aud claim | allowed algorithm | alg none | algorithm fixed | fixed algorithm | check issuer | checks issuer | verify issuer | iss claim | issuer audience',
        ),
        hint: 'What else should stand in that check?',
      },
    ],
    followUps: {
      checking: ['How do you show that somebody is out within the time that you promise?'],
      reasoning: ['Five minutes or none at all: what does each cost?'],
      example: ['Which requests go where, from the moment the account is switched off?'],
    },
    samples: [
      'Dismissals are sensitive, and HR should work together with IT. I would improve the process and write a policy. Stronger passwords and a better encryption of the token could help too. The logs should be monitored, and in the worst case one may call a lawyer. In general trust is good, but control is better.',
      'The JWT is stateless, so it is valid until it expires, and nobody asks the identity provider. I would use short-lived tokens of ten minutes with a refresh token, and revoke the refresh token when the account is off. For five o’clock I would restore the records. I would test it with an account that is switched off.',
      'Each service checks the signature, and the signature is right. A JWT is self-contained: it says what was true at eight in the morning, and nobody asks again until it expires. To switch off the account stops only later sign-ins. This afternoon I do three things. I rotate the signing key, which signs everybody out and costs 800 people a new sign-in, because there is no finer tool yet. I end what else was held: API keys, SSH keys, service accounts whose password the person knew. And I list by the log what was deleted since noon and restore records from the backup of eleven. Then the building. Access tokens live ten minutes, and the refresh token is a row in a table that the provider looks up, together with the state of the account. Switching off deletes the rows in the same transaction. That leaves ten minutes. The alternative is introspection at every request: out at once, but each call costs one more hop, and if the provider is down everything is. In between lies a denylist by jti, which is short as it holds only ten minutes; I take it for administrators. For deletes I trust no token alone: the service asks whether the account is active and wants a second factor within five minutes. The services also check audience, issuer and a fixed algorithm, as a token for the canteen should not open the API. For example, at my last job the person was out everywhere but in a CI system with a token of its own, valid for a year; since then each thing that can sign in stands in one list. To check it, a test signs in, switches the account off, and calls each of 14 services every 30 seconds: I expect a 401 within ten minutes everywhere and at once for deletes. On today’s build it should fail. An alarm rises when a token of a disabled account is seen at all.',
    ],
    sources: [
      'RFC 7519, JSON Web Token, section 4.1.4; RFC 8725, JSON Web Token Best Current Practices, sections 3.1, 3.8 and 3.9',
      'RFC 7009, OAuth 2.0 Token Revocation; RFC 7662, OAuth 2.0 Token Introspection',
      'NIST SP 800-207, Zero Trust Architecture, section 2.1',
    ],
    why: 'Whether somebody knows what a signature proves, and how long an old truth may count.',
  },
  {
    id: 'cybersecurity/technical/parser-in-another-language',
    revision: 2,
    status: 'active',
    areas: ['Cybersecurity'],
    type: 'technical',
    level: 'senior',
    skills: ['Rust', 'C++', 'Application Security'],
    topics: ['input', 'threats'],
    stem: 'A service reads measuring files that strangers upload, with a parser of 40,000 lines of C++. It is the third time this year that a crafted file wrote beyond a buffer. One half of the team wants to rewrite all in Rust, the other to review more carefully. What do you propose, and in which order?',
    seconds: 360,
    keyPoints: [
      {
        id: 'contain',
        text: 'First the parser is locked in: a process of its own without network and rights, that may fall.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'sandbox | sandboxed | seccomp | separate process | own process | isolated process | unprivileged | no network access | webassembly | wasm',
        ),
        hint: 'What lowers the harm this week, whatever language it is?',
      },
      {
        id: 'find',
        text: 'Fuzzing with sanitizers finds what is there, better than reading.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'fuzz | fuzzing | fuzzer | addresssanitizer | address sanitizer | asan | sanitizer | sanitizers | libfuzzer',
        ),
        hint: 'How do you find the fourth before a stranger does?',
      },
      {
        id: 'class',
        text: 'Rust takes away the whole class in safe code: bounds are checked, and nothing is used after it was freed.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'memory safety | memory-safe | memory safe | borrow checker | bounds checked | bounds check | bounds checks | whole class | entire class | ownership rules | safe rust',
        ),
        hint: 'What does the other language promise, exactly?',
      },
      {
        id: 'unsafe',
        text: 'Not in unsafe blocks and at the border to C++, and no promise about logic or endless files.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'unsafe block | unsafe blocks | unsafe code | ffi | foreign function | logic errors | logic bugs | logic error | panic | panics | integer overflow | decompression bomb | denial service',
        ),
        hint: 'And what does it not promise?',
      },
      {
        id: 'piecewise',
        text: 'Part by part, beginning where strangers’ bytes arrive and in new code; old code that has been quiet for long has fewer left.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'incrementally | incremental | one format | outermost | riskiest part | where untrusted | rewrite parts | new code rust | step by step | gradually | part by part | module by module | new code first',
        ),
        hint: 'Where would you begin, and where perhaps never?',
      },
      {
        id: 'compare',
        text: 'Old and new read the same files and are compared, since people rely on the old one’s quirks.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'differential | both parsers | compare outputs | compare output | corpus | quirks | old new output',
        ),
        hint: 'How do you know that it reads what the old one read?',
      },
      {
        id: 'harden',
        text: 'Until then the compiler helps: checks in the library, stack protection, addresses at random.',
        weight: 'extra',
        criterion: 'correctness',
        any: patterns(
          'hardening | hardened library | hardened libc++ | fortify | stack protector | aslr | control flow integrity | std::span | compiler flags | compile hardening | compiler hardening | stack canaries | canaries | bounds-checked library | assertions library',
        ),
        hint: 'What does the old compiler offer for little work?',
      },
    ],
    followUps: {
      checking: ['By what would you see in a year that it was worth it?'],
      reasoning: ['When would you not rewrite a part at all?'],
      example: ['What did such a fault look like, and how would it end in either language?'],
    },
    samples: [
      'Both sides have good arguments, and it is important to find a compromise. Rust is modern and popular, while C++ has a long history. I would organise a workshop and let the team decide. A security expert should also look at it. In the end quality depends on the people and not on the language.',
      'I would first run the parser in a sandbox, so that an error does less harm. Then fuzzing with AddressSanitizer to find more bugs. Rust gives memory safety, but not in unsafe blocks. I would rewrite it incrementally, because a rewrite of everything takes too long. Both parsers should be compared with the same files.',
      'This week neither of the two, because both take months and the file comes tomorrow. First I lock the parser in: a sandbox, a separate process in which seccomp leaves it no socket, only read and write on two handles, one file per process. A fault then costs one file and not the service. Second I look for the fourth: fuzzing with AddressSanitizer, from the 30,000 files that customers have sent, two weeks on eight cores. Review alone I do not believe in, as all three faults had been reviewed. In the meantime compiler flags and a hardened library turn some overflows into a clean stop, for about 2 percent of speed. Then the language. In safe Rust the whole class is gone: a wrong index ends in a panic and writes nothing. Yet it is no promise in unsafe blocks and at the border, where FFI trusts what C++ says about a length. Logic errors stay, and so does a file that claims four billion rows; therefore it stays capped in length and duration. To rewrite 40,000 lines at once would stop all else for a year, and new code has new faults. So I go format by format, outermost first, where untrusted bytes become lengths, and everything new is written in Rust. A module that has not changed for eight years and survived the fuzzer may stay; old faults get rarer with time, so the gain is small. The border is narrow: bytes in, one plain table out. For example, at my last laboratory the old reader accepted a date without a zero, and 4 percent of the customers lived on that. As a test, both parsers run side by side on the corpus for a month and we compare outputs: I expect zero differences that nobody has signed, and a mismatch is kept as a test. I replay the three crafted files: on the old code the sanitizer must fail, on the new one I should see an ordinary error. In a year I count memory faults per quarter and new lines of unsafe code; if the first does not drop, I was wrong.',
    ],
    sources: [
      'The Rust Reference, Behavior considered undefined; The Rustonomicon, Foreign Function Interface',
      'Vander Stoep and Rebert, Eliminating Memory Safety Vulnerabilities at the Source, Google Security Blog, 2024',
      'LLVM documentation, libFuzzer; Clang documentation, AddressSanitizer',
    ],
    why: 'Whether somebody lowers the harm first, knows what a language promises, and moves in steps.',
  },
]
