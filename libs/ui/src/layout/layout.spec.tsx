import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Card, CardBody, CardHead, RowItem, Rows } from '../card/card'
import { axeViolations } from '../testing'
import { Heading, Text } from '../type/type'
import { ButtonRow, Container, Row, Stack } from './layout'
import { PageHead } from './page-head'
import { SkipLink } from './skip-link'
import { Toolbar } from './toolbar'

describe('Layout', () => {
  it('lends itself to the element that means something', async () => {
    const { container } = render(
      <>
        <SkipLink />
        <Container asChild>
          <main id="main">
            <PageHead
              title="Access Requests"
              context="Everyone who asked."
              actions={<button type="button">Export</button>}
            />
            <Stack asChild gap={2}>
              <ul aria-label="Steps">
                <li>One</li>
              </ul>
            </Stack>
            <Card asChild pad>
              <article aria-label="Request">
                <Row gap={0}>
                  <Heading as="h2" look="h4">
                    Ada
                  </Heading>
                  <Text as="span" size="sm">
                    Engineer
                  </Text>
                </Row>
              </article>
            </Card>
            <Card>
              <CardHead>
                <h2>Newest</h2>
              </CardHead>
              <Rows>
                <RowItem>Ada</RowItem>
              </Rows>
              <CardBody>All</CardBody>
            </Card>
            <Toolbar label="Filters">
              <ButtonRow>
                <button type="button">Clear</button>
              </ButtonRow>
            </Toolbar>
          </main>
        </Container>
      </>,
    )
    const list = screen.getByRole('list', { name: 'Steps' })
    expect(getComputedStyle(list).flexDirection).toBe('column')
    expect(screen.getByRole('main').firstElementChild).toContainElement(
      screen.getByRole('heading', { level: 1 }),
    )
    expect(screen.getByRole('article', { name: 'Request' })).toHaveTextContent('Ada')
    expect(screen.getByRole('group', { name: 'Filters' })).toBeInTheDocument()
    expect(container.innerHTML).not.toContain('aschild')
    expect(await axeViolations(container)).toEqual([])
  })

  it('offers to skip to the content before anything else', async () => {
    render(
      <>
        <SkipLink />
        <a href="/">Home</a>
      </>,
    )
    await userEvent.tab()
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#main')
  })
})
