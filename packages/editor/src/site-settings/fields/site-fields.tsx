import type { RegistryFieldsType } from '@rjsf/utils';
import { useFieldAround, type ControlProps } from '../../widgets/control.ts';
import { fieldOf } from '../../widgets/form-fields.tsx';
import { ThemeColour } from '../theme/theme-colour.tsx';
import { ThemeFont } from '../theme/theme-font.tsx';
import { Countries } from './countries.tsx';
import { PictureInput } from '../../widgets/picture-input.tsx';

type Text = ControlProps<string | undefined>;

function Picture({ id, value, onChange }: Text) {
  const { label } = useFieldAround();
  return <PictureInput id={id} name={label} value={value ?? ''} onChange={onChange} />;
}

function Icon({ id, value, onChange }: Text) {
  const { label } = useFieldAround();
  return <PictureInput id={id} name={label} value={value ?? ''} asIcon onChange={onChange} />;
}

function CountryList({ id, value, onChange }: ControlProps) {
  return (
    <Countries
      id={id}
      value={Array.isArray(value) ? value.filter((code) => typeof code === 'string') : []}
      onChange={onChange}
    />
  );
}

const fields: RegistryFieldsType = {
  sitePicture: fieldOf(Picture),
  siteIcon: fieldOf(Icon),
  countries: fieldOf(CountryList),
  themeColour: fieldOf(ThemeColour),
  themeFont: fieldOf(ThemeFont),
};

/** What only site settings have, by the name that `useSettingForm` calls it. */
export const siteControls = { fields };
