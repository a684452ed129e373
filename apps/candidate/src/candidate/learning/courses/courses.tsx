import { useQuery } from '@tanstack/react-query'
import { endpointQuery, QueryView } from '@tryka/app-shell'
import { getLearning } from '@tryka/domain'
import { Card, CardHead, LoadingRows, Rows, Stack } from '@tryka/ui'
import { RecommendedCourses } from '../recommended-courses'
import { CourseRow } from './course-row'

/** Every path there is: first what would help most, then all in the order in which they open. */
export function Courses() {
  const learning = useQuery(endpointQuery(getLearning))
  return (
    <QueryView
      query={learning}
      loading={<LoadingRows label="Loading courses" />}
      boxed
      errorText="The courses could not be loaded. Check your connection, then try again."
    >
      {({ courses, recommended }) => (
        <Stack gap={5}>
          <RecommendedCourses courses={recommended} />
          <Card asChild>
            <section aria-labelledby="all-courses">
              <CardHead>
                <h2 id="all-courses">All courses</h2>
              </CardHead>
              <Rows>
                {courses.map((course) => (
                  <CourseRow key={course.id} course={course} />
                ))}
              </Rows>
            </section>
          </Card>
        </Stack>
      )}
    </QueryView>
  )
}
