/** Shows what there is to see so far: the packages and the commands that try them. */
import { readFileSync } from 'node:fs'

const packages = ['plates', 'pricing']
console.log('Parking: the packages that know the rules\n')
for (const name of packages) {
  const { name: title, description } = JSON.parse(
    readFileSync(`packages/${name}/package.json`, 'utf8'),
  )
  console.log(`  ${title.padEnd(18)} ${description}`)
}
console.log('\n  npm test          checks everything')
console.log('  npm run bench     measures them')
