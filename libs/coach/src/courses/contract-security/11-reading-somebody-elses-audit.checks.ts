import { inOrder, oneOf, reckoned, someOf } from '../drawn-checks'
import { moduleChecks } from '../module-checks'

export default moduleChecks('contract-security/reading-somebody-elses-audit', [
  someOf({
    name: 'first-pages',
    seconds: 75,
    hint: 'Ask of which code, by whom, how long, and under which assumptions.',
    scenes: [
      {
        stem: 'A report says “no critical findings”. Which of these weaken what you may conclude for the deployed system? Choose all.',
        right: [
          [
            'The oracle adapter was out of scope, and all prices go through it',
            'Money passes through what nobody read.',
          ],
          ['It names a commit from before the last fifty lines were changed', 'It is about other code.'],
          [
            'It assumes that tokens have no fee, and any token may be listed',
            'The assumption does not hold.',
          ],
          ['One person had three days for 4,000 lines', 'It was a quick look.'],
        ],
        wrong: [
          ['It lists findings that were mended, with the commits', 'That is how it should be.'],
          ['It says which properties were fuzzed', 'That tells you what was looked at.'],
          ['It names the people and the days', 'That tells you how deep it went.'],
          ['It lists eleven findings of low severity', 'Somebody has read the code.'],
        ],
      },
    ],
  }),
  reckoned({
    name: 'lines-a-day',
    seconds: 60,
    hint: 'How many days of one person were there in all?',
    draw: (rng) => ({ lines: 100 * rng.int(20, 80), people: rng.int(1, 3), days: rng.int(4, 10) }),
    stem: ({ lines, people, days }) =>
      `A report: ${lines.toLocaleString('en')} lines in scope, ${people} ${people === 1 ? 'person' : 'people'}, ${days} days each. How many lines were there for each day of one person?`,
    unit: 'Lines, as a whole number, rounded.',
    value: ({ lines, people, days }) => lines / (people * days),
    within: 1,
    because: ({ lines, people, days }) => `${lines} / (${people} × ${days}).`,
    slip: () => 'A few hundred lines a day are read with care; far more is a quick look.',
    again: ({ lines, people, days }) => lines / days / people,
  }),
  inOrder({
    name: 'links-in-order',
    seconds: 60,
    hint: 'Begin at the money and end at the people.',
    chains: [
      {
        stem: 'From an address to a report: put the links in the order in which each builds on the one before, first at the top.',
        steps: [
          'The address has this implementation at present',
          'The implementation’s code is what this verified source compiles to',
          'The source is that of the audited commit',
          'The findings of that commit are mended, or known to me',
          'I have decided which of the open ones matter to me',
        ],
        because:
          'What is at the address decides which code, the code which source, the source which commit, and the commit which findings.',
      },
    ],
  }),
  oneOf({
    name: 'which-link',
    seconds: 60,
    hint: 'Compare what was read with what runs: where do the two part?',
    scenes: [
      {
        stem: 'The verified source equals the audited commit, line by line. The proxy was upgraded last night. Which link is open?',
        right: [
          ['Which implementation the address has now', 'The verified source may be that of the one before.'],
        ],
        wrong: [
          ['Whether the source compiles to the code of the old one', 'That was seen, and no longer matters.'],
          ['How the report ranks its findings', 'It is no link.'],
          ['Whether the commit is signed', 'It is no link between address and report.'],
          ['How many days the auditors have spent on it', 'It says how deep, not of what.'],
        ],
      },
      {
        stem: 'Implementation and audited commit are the same. The initialiser was called with an oracle that no report mentions. Which link is open?',
        right: [
          ['The arguments with which it was set up', 'The same code with another oracle is another system.'],
        ],
        wrong: [
          ['Whether the source is the commit’s', 'It was said to be.'],
          ['Whether the proxy has this implementation', 'It was said to be.'],
          ['Whether the code was compiled in the same way', 'It was said to be the same.'],
          ['Whether the report is public', 'It is no link.'],
        ],
      },
    ],
  }),
  oneOf({
    name: 'answer-means',
    seconds: 60,
    hint: 'What is in the code at the end, and who has read it?',
    scenes: [
      {
        stem: 'A finding is answered “acknowledged: only the owner could do this”. What does it mean for you as a user?',
        right: [['It is still there, and I have to trust the owner', 'Nothing was changed.']],
        wrong: [
          ['It was mended, in a way that is not told in the report', 'Then it would say fixed.'],
          ['It was no finding, and I can forget it', 'It was not disputed.'],
          ['It can happen only if the auditors are wrong', 'They and the team agree that it can.'],
          ['It concerns the owner’s money and no other', 'It concerns what the owner can do to yours.'],
        ],
      },
      {
        stem: 'A finding is answered “fixed in commit 4e1”, and the report ends there. What do you do?',
        right: [
          [
            'Read 4e1: does it mend the cause, and what else does it change?',
            'A fix is code that no auditor has read.',
          ],
        ],
        wrong: [
          ['Nothing, since the auditors must have looked at it', 'The report does not say so.'],
          [
            'Count it as open for good, as no fix of a finding can ever be trusted by a reader',
            'Reading it decides.',
          ],
          ['Look whether tests are green at 4e1', 'Tests were green before as well.'],
          [
            'Ask whether the severity has been lowered since, for then it does not matter',
            'It is the code that matters.',
          ],
        ],
      },
    ],
  }),
  oneOf({
    name: 'severity-for-you',
    seconds: 60,
    hint: 'Which assumption stands behind the severity, and does it hold for the reader?',
    scenes: [
      {
        stem: 'You build a lender that takes shares of vaults which anybody can open. A report on the vault calls “the vault’s owner can set the share price” low, as owners are trusted. What is it for you?',
        right: [
          [
            'Critical: a stranger opens a vault and sets its price',
            'The owner is anybody, so the assumption does not hold.',
          ],
        ],
        wrong: [
          [
            'Low, as the report says, since auditors know best about it',
            'They judged under another assumption.',
          ],
          ['None, since the vault’s own users are not harmed by it', 'Your lender is harmed.'],
          [
            'Low, if the vault’s source was verified by its owner',
            'The function is in the source, and does harm.',
          ],
          ['Medium, since medium lies between low and critical here', 'Severity is no average.'],
        ],
      },
    ],
  }),
  oneOf({
    name: 'next-place',
    seconds: 60,
    hint: 'Where would the same hand have made the same slip?',
    scenes: [
      {
        stem: 'A report found that `deposit` rounds shares up. Where do you look first?',
        right: [
          [
            'At `mint`, `withdraw` and `redeem` of the same vault',
            'The mirrors of a function share its pattern.',
          ],
        ],
        wrong: [
          ['At the events of the token that it takes', 'They have nothing to do with rounding.'],
          ['At the constructor of the proxy before it', 'It has nothing to do with rounding.'],
          ['At the part of the system with the most comments in it by far', 'Comments are no sign of this.'],
          ['At the fix alone, for it is where the finding was', 'It mends one place.'],
        ],
      },
      {
        stem: 'A report found that `setFee` asks nobody who calls. Where do you look first?',
        right: [['At all other functions that set something', 'The same check may be missing there.']],
        wrong: [
          ['At the formula in which the fee is used then', 'The fault was about rights.'],
          ['At the oldest function there is', 'Age is no sign of this.'],
          ['At those that are called most', 'Use is no sign of this.'],
          ['At view functions that tell how high the fee is', 'They change nothing.'],
        ],
      },
    ],
  }),
  someOf({
    name: 'three-sentences',
    seconds: 60,
    hint: 'Three things: looked at, relied on and not looked at, changed since.',
    about: 'What a report says, and what it does not',
    scenes: [
      {
        stem: 'Which sentences belong into your own summary of a report before you build on the system? Choose all.',
        right: [
          ['Core contracts at commit 9ab, two people, ten days.', 'What was looked at.'],
          ['The bridge and the price feeds were out of scope.', 'What you rely on that was not.'],
          ['Since then `Router` was rewritten.', 'What has changed.'],
          ['They assume that tokens take no fee.', 'An assumption to hold against your use.'],
        ],
        wrong: [
          ['The firm is well known.', 'It says nothing of this code.'],
          ['It has no bugs.', 'No report says this.'],
          ['The report has 60 pages.', 'Its length says nothing.'],
          ['Zero critical findings, so it is safe.', 'It does not follow.'],
        ],
      },
    ],
  }),
  oneOf({
    name: 'commit-again',
    seconds: 60,
    hint: 'What was the code when each of the reports was written?',
    about: 'From the commit to the address',
    scenes: [
      {
        stem: 'Report 1 is about commit A, report 2 about commit B. Deployed is C, in which a module of B was exchanged. How often was the deployed module looked at?',
        right: [['Never, in either report', 'Neither report is about C’s module.']],
        wrong: [
          ['Once, by report 2', 'It is about the old module.'],
          ['Twice, by both', 'Both are about older code.'],
          ['Once, if A and B are alike', 'The module is new in C.'],
          ['As often as tests were run', 'Tests are no audit.'],
        ],
      },
    ],
  }),
  someOf({
    name: 'pattern-again',
    seconds: 60,
    hint: 'Which observations tell where further faults may be?',
    about: 'Findings',
    scenes: [
      {
        stem: 'Which of these tell you where to look further? Choose all.',
        right: [
          ['Six of nine findings are missing checks of roles', 'A seventh may be there.'],
          ['A large module has no finding and no tests', 'It may not have been read.'],
          ['A fix changed 200 lines for a finding of one line', 'New code that nobody read.'],
          ['A finding in `mint` has no counterpart for `burn`', 'The mirror may have it too.'],
        ],
        wrong: [
          ['The findings are numbered without gaps', 'It says nothing.'],
          ['The report was published on a Friday', 'It says nothing.'],
          ['The team thanks the auditors at the end', 'It says nothing.'],
          ['Each finding has a severity', 'It is as it should be.'],
        ],
      },
    ],
  }),
])
