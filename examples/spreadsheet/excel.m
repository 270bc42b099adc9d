// Excel en français : Données > Obtenir des données > À partir d'autres sources > Requête vide, puis Éditeur avancé.
// Excel in English: Data > Get Data > From Other Sources > Blank Query, then Advanced Editor. Leave all as it is: the
// culture below tells how the numbers of this file are written, whatever the language of Excel.
let
    Adresse = "http://127.0.0.1:3000/api/v1/simulateurs/interets-composes",
    Parametres = [capital = "10000", mensuel = "300", taux = "7", duree = "20", format = "csv", separateur = "point-virgule"],
    Reponse = Web.Contents(Adresse, [Query = Parametres]),
    Lignes = Csv.Document(Reponse, [Delimiter = ";", Encoding = 65001, QuoteStyle = QuoteStyle.Csv]),
    Tableau = Table.PromoteHeaders(Lignes, [PromoteAllScalars = true]),
    Types = Table.TransformColumnTypes(
        Tableau,
        {
            {"annee", Int64.Type},
            {"capitalBrut", Currency.Type},
            {"capitalReel", Currency.Type},
            {"totalVerse", Currency.Type},
            {"interets", Currency.Type}
        },
        "fr-FR"
    )
in
    Types
