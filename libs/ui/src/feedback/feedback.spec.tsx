import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Field } from '../field/field'
import { FieldGroup } from '../field/field-group'
import { TextInput } from '../field/text-input'
import { Skeleton, SkeletonGroup } from '../skeleton/skeleton'
import { Spinner } from '../spinner/spinner'
import { axeViolations } from '../testing'
import { EmptyState } from './empty-state'
import { ErrorState } from './error-state'
import { ErrorSummary } from './error-summary'
import { Notice } from './notice'

const form = (attempt: number) => (
  <>
    <ErrorSummary
      title="There is a problem"
      attempt={attempt}
      errors={[
        { fieldId: 'name', message: 'Enter your name.' },
        { fieldId: 'topics', message: 'Choose a topic.' },
      ]}
    />
    <Field label="Name" id="name">
      <TextInput />
    </Field>
    <FieldGroup legend="Topics" id="topics">
      <input type="checkbox" aria-label="AI" />
    </FieldGroup>
  </>
)

describe('ErrorSummary', () => {
  it('takes the focus at each attempt and brings a person to the field or the group', async () => {
    const { rerender, container } = render(form(1))
    const summary = screen.getByRole('alert', { name: 'There is a problem' })
    expect(summary).toHaveFocus()

    await userEvent.click(screen.getByRole('link', { name: 'Enter your name.' }))
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus()
    await userEvent.click(screen.getByRole('link', { name: 'Choose a topic.' }))
    expect(screen.getByRole('checkbox', { name: 'AI' })).toHaveFocus()

    rerender(form(2))
    expect(summary).toHaveFocus()
    expect(await axeViolations(container)).toEqual([])
  })
})

describe('ErrorState', () => {
  it('says what did not work and tries again', async () => {
    const retry = jest.fn()
    render(<ErrorState text="The requests did not load." onRetry={retry} />)
    expect(screen.getByRole('alert')).toHaveTextContent('The requests did not load.')

    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))

    expect(retry).toHaveBeenCalledTimes(1)
  })
})

describe('Waiting and nothing', () => {
  it('are announced once', () => {
    render(
      <SkeletonGroup label="Loading requests">
        <Skeleton />
        <Skeleton width="50%" />
      </SkeletonGroup>,
    )
    expect(screen.getByRole('status')).toHaveTextContent('Loading requests')
    expect(screen.getByRole('status').parentElement).toHaveAttribute('aria-busy', 'true')
  })

  it('name what is awaited, aloud or silently', () => {
    render(<Spinner label="Checking your session" hideLabel />)
    expect(screen.getByRole('status')).toHaveTextContent('Checking your session')
  })

  it('offer one action, and have no accessibility faults', async () => {
    const { container } = render(
      <main>
        <h1>Page</h1>
        <EmptyState
          as="h2"
          title="No applications yet"
          text="Each shows here."
          action={<a href="/jobs">See jobs</a>}
        />
        <Notice tone="danger" title="It did not load" role="alert">
          The server gave no answer.
        </Notice>
      </main>,
    )
    expect(screen.getByRole('heading', { level: 2, name: 'No applications yet' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'See jobs' })).toBeInTheDocument()
    expect(screen.getByRole('alert')).toHaveTextContent('The server gave no answer.')
    expect(await axeViolations(container)).toEqual([])
  })
})
