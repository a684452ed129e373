import { CREDENTIAL_FILES } from './files'

export const LEAD =
  'The checks run here, in your browser. Nothing is uploaded, and nobody learns which file you checked.'

export const LINK_HINT =
  'A link asks our server for that badge, as any page does; its checks run here all the same.'

/** What can be said without a server of ours, and what cannot be said at all. */
export const BLURBS = [
  {
    title: 'Works without us',
    text: (
      <>
        Download this verifier as one HTML file. It runs from your disk with the network off, also when Tryka
        is gone.{' '}
        <a href="/tryka-verifier.txt" download="tryka-verifier.html">
          Download it
        </a>
      </>
    ),
  },
  {
    title: 'Works in your terminal',
    text: (
      <>
        In a copy of our repository, <code>npm run verify -- file.badge.json</code> answers 0 valid, 1 not
        genuine, 2 revoked or expired, 3 cannot tell.
      </>
    ),
  },
  {
    title: 'Says what it cannot',
    text: 'It shows that a record is whole and current. It cannot know who sat at the keyboard, and says so on every credential.',
  },
]

/** Under the checks: who says which keys are ours. What a server says proves nothing against that server. */
export const KEYS = {
  page: 'Tryka’s keys were put into this page when it was built.',
  server:
    'This page was told Tryka’s keys by its own server. To check without its word, use a verifier that you downloaded before, or compare the keys that it lists.',
  link: 'Badge and keys were told by the same server. To check without its word, give the badge file to a verifier that you downloaded before, or compare the keys that it lists.',
  nobody: 'Nobody could be asked for Tryka’s keys. This page knows the demonstration alone.',
}

/** Under a credential that was revoked. */
export const REVOKED =
  'A revoked credential counts nowhere: no match, no filter, no seal. A new one can be earned at any time.'

/** Under a certificate of completion that was withdrawn. */
export const REVOKED_COMPLETION =
  'A withdrawn certificate says nothing any more. It never was proof of a skill; that takes an assessment.'

/** Read where scripts do not run: how to check without this page. */
export const WITHOUT_SCRIPTS = `<style>[data-needs-script]{display:none!important}</style>
<p>This page checks in your browser, so it needs JavaScript. Without it, check in a terminal:</p>
<p>In a copy of our repository: <code>npm run verify -- file.badge.json</code></p>
<p>${CREDENTIAL_FILES}</p>`
