import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { TextArea } from '@tryka/ui'
import { axeViolations } from '@tryka/ui/testing'
import { MarkBar } from './mark-bar'

function Text({ value }: { value: string }) {
  const scope = useRef<HTMLDivElement>(null)
  const [text, setText] = useState(value)
  return (
    <div ref={scope}>
      <TextArea
        aria-label="Text"
        value={text}
        maxLength={60}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <MarkBar scope={scope} what="text" paste />
    </div>
  )
}

function open(value: string, start: number, end: number) {
  render(<Text value={value} />)
  const area = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' })
  area.focus()
  area.setSelectionRange(start, end)
  return area
}
const chosen = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement) =>
  value.slice(selectionStart, selectionEnd)

describe('The marks of a text', () => {
  it('go on and off by keys, with the words still chosen', async () => {
    const area = open('Cut gas by 38%.', 4, 7)
    await userEvent.keyboard('{Control>}b{/Control}')
    expect(area).toHaveValue('Cut **gas** by 38%.')
    expect(chosen(area)).toBe('gas')
    await userEvent.keyboard('{Control>}i{/Control}')
    expect(area).toHaveValue('Cut ***gas*** by 38%.')
    await userEvent.keyboard('{Control>}bi{/Control}')
    expect(area).toHaveValue('Cut gas by 38%.')
    expect(screen.getByRole('status')).toHaveTextContent('Italic off')
  })

  it('go on by a press', async () => {
    const area = open('Cut gas.', 4, 7)
    await userEvent.click(screen.getByRole('button', { name: 'Bold' }))
    expect(area).toHaveValue('Cut **gas**.')
    expect(area).toHaveFocus()
  })

  it('are refused where there is no room for them', async () => {
    const text = 'x'.repeat(58)
    const area = open(text, 0, 58)
    await userEvent.keyboard('{Control>}b{/Control}')
    expect(area).toHaveValue(text)
    expect(screen.getByRole('status')).toHaveTextContent('There is no room left')
  })

  it('hold links whose address is checked', async () => {
    const area = open('See my talk.', 4, 11)
    await userEvent.keyboard('{Control>}k{/Control}')
    const address = await screen.findByRole('textbox', { name: 'Address' })
    expect(await axeViolations()).toEqual([])
    await userEvent.type(address, 'javascript:alert(1){Enter}')
    expect(address).toHaveAccessibleDescription(/Use an address such as/)
    expect(area).toHaveValue('See my talk.')
    await userEvent.clear(address)
    await userEvent.type(address, 'asha.dev/talk{Enter}')
    await waitFor(() => expect(area).toHaveValue('See [my talk](https://asha.dev/talk).'))
    expect(area).toHaveFocus()
    expect(chosen(area)).toBe('my talk')
  })

  it('come with what is pasted', async () => {
    const area = open('', 0, 0)
    const data = new Map([
      ['text/html', '<p>Cut <b>gas</b></p>'],
      ['text', 'Cut gas'],
    ])
    const event = new Event('paste', { bubbles: true, cancelable: true })
    Object.assign(event, { clipboardData: { getData: (type: string) => data.get(type) ?? '' } })
    act(() => void area.dispatchEvent(event))
    await waitFor(() => expect(area).toHaveValue('Cut **gas**'))
  })
})
