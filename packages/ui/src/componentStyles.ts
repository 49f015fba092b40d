/* What the components of the first page need beside the tokens. Mantine's rules stand in the layer
   `mantine`, so that the product's own rules win in whatever order chunks arrive. */
import '@mantine/core/styles/baseline.layer.css'
import '@mantine/core/styles/global.layer.css'
import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/Loader.layer.css'
import '@mantine/core/styles/Button.layer.css'
import '@mantine/core/styles/ActionIcon.layer.css'
import '@mantine/core/styles/Input.layer.css'
import './theme/mantineVariables.gen.css'
