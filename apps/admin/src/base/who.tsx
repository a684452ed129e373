import { styled } from 'styled-components'
import type { SignupRecord } from '@tryka/domain'

/** Name over e-mail address; long ones break rather than push the page wide. */
export const Who = ({ signup }: { signup: Pick<SignupRecord, 'name' | 'email'> }) => (
  <Box>
    <b>{signup.name}</b>
    <Address email={signup.email} />
  </Box>
)

/** Where there is no room it breaks at the sign before it breaks in a word. */
function Address({ email }: { email: string }) {
  const at = email.lastIndexOf('@')
  return (
    <span>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </span>
  )
}

const Box = styled.div`
  min-width: 8rem;
  font-size: var(--fs-2);
  line-height: 1.4;
  overflow-wrap: anywhere;
  b {
    display: block;
    font-weight: var(--fw-medium);
    font-size: var(--fs-3);
    line-height: 1.35;
    color: var(--text);
  }
  span {
    color: var(--text-3);
  }
`
