import { renderHook } from '@testing-library/react'
import type { PropsWithChildren } from 'react'
import type { AccountSession } from '@tryka/domain'
import { GUEST } from '../../testing/open-app'
import { SessionContext } from '../session'
import { useTypedSlot } from './typed-draft'

const wrapper = ({ children }: PropsWithChildren) => (
  <SessionContext value={GUEST as AccountSession}>{children}</SessionContext>
)
const open = (slot: string) =>
  renderHook((props: { slot: string }) => useTypedSlot(props.slot, 'begun'), {
    wrapper,
    initialProps: { slot },
  })

describe('What is typed', () => {
  beforeEach(() => localStorage.clear())

  it('goes along when what it belongs to gets another version', () => {
    const { result, rerender, unmount } = open('posting:1')
    result.current.keep('typed')

    rerender({ slot: 'posting:2' })
    unmount()

    expect(open('posting:2').result.current.kept).toBe('typed')
    expect(open('posting:1').result.current.kept).toBeUndefined()
  })
})
