import '@fontsource-variable/montserrat/wght.css';
import DefaultTheme from 'vitepress/theme-without-fonts';
import '../../theme/site.css';

export default DefaultTheme;
